import { describe, expect, test } from 'vitest';
import { RecordsError } from '../../ports/records/records.ts';
import { whenThere } from './when-there.ts';

const coded = (code: string) => Object.assign(new Error('no'), { code });
/** As the records tell it. */
const told = (cause: Error) => new RecordsError("The database can't answer.", { cause });

describe('whenThere', () => {
  test.concurrent.each([
    ['57P01: it was told to end', told(coded('57P01'))],
    ['57P03: it begins', told(coded('57P03'))],
    ['08006: the connection broke', told(coded('08006'))],
    ['53300: it has no more connections', told(coded('53300'))],
    ['25006: another took over', told(coded('25006'))],
    ['nobody listens', coded('ECONNREFUSED')],
    ['its name is not there yet', coded('EAI_AGAIN')],
    ['the connection ended', new Error('Connection terminated unexpectedly')],
    ['it had ended before', told(new Error('Client has encountered a connection error and is not queryable'))],
    ['it fell silent', told(new Error('Query read timeout'))],
  ])('S-45 does it again after %s', async (_what, error) => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries === 1) throw error;
      return 'done';
    };
    expect([await whenThere(work), tries]).toEqual(['done', 2]);
  });

  test('S-45 tells at once what waiting does not mend', async () => {
    for (const error of [coded('28P01'), coded('42P01'), told(coded('23505')), new RecordsError('Of a newer version.')]) {
      let tries = 0;
      const work = async () => {
        tries += 1;
        throw error;
      };
      await expect(whenThere(work)).rejects.toBe(error);
      expect(tries).toBe(1);
    }
  });

  test('S-45 tells in words that it stays away', async () => {
    const error = coded('ECONNREFUSED');
    const stays = whenThere(() => Promise.reject(error), 0);
    await expect(stays).rejects.toMatchObject({ message: 'PostgreSQL at DATABASE_URL can not be reached.', cause: error });
  });
});
