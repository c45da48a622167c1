import { TextInput } from '@mantine/core';
import { piecesOf, type Share } from '#domain/papers/take-share.ts';
import { Check } from '../../../ui/forms/form.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { texts } from './texts.ts';

/** What was typed of a share: pieces by line, and whether charges are with it. */
export interface TypedShare {
  readonly pieces: Readonly<Record<number, string>>;
  readonly charges: boolean;
}

export function typeShare({ lines, charges }: Share): TypedShare {
  return { pieces: Object.fromEntries(lines.map(({ line, quantity }) => [line, String(quantity)])), charges };
}

/** The share that was typed; null where a figure is none, is more than is open, or nothing is left. */
export function readShare(typed: TypedShare, open: Share): Share | null {
  const lines = open.lines.map(({ line, quantity }) => ({ line, quantity: readPieces(typed.pieces[line] ?? '0', quantity) }));
  if (lines.some(({ quantity }) => Number.isNaN(quantity))) return null;
  const taken = { lines: lines.filter(({ quantity }) => quantity > 0), charges: open.charges && typed.charges };
  return taken.lines.length === 0 && !taken.charges ? null : taken;
}

function readPieces(typed: string, most: number): number {
  const pieces = /^\d*$/.test(typed.trim()) ? Number(typed) : Number.NaN;
  return pieces <= most ? pieces : Number.NaN;
}

interface ShareFieldsProps {
  readonly open: Share;
  readonly nameOf: (line: number) => string;
  readonly typed: TypedShare;
  readonly isTried: boolean;
  readonly onType: (typed: TypedShare) => void;
}

/** Asks how many pieces of each line, and whether what is charged once is with them. */
export function ShareFields({ open, nameOf, typed, isTried, onType }: ShareFieldsProps) {
  return (
    <Stack gap="sm">
      {open.lines.map(({ line }) => {
        const most = piecesOf(open, line);
        const value = typed.pieces[line] ?? '0';
        return (
          <TextInput
            key={line}
            name={String(line)}
            label={texts.pieces(nameOf(line), most)}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            error={isTried && Number.isNaN(readPieces(value, most)) ? texts.wrongPieces(most) : undefined}
            onChange={(event) => onType({ ...typed, pieces: { ...typed.pieces, [line]: event.currentTarget.value } })}
          />
        );
      })}
      {open.charges ? (
        <Check
          label={texts.charges}
          checked={typed.charges}
          onChange={(event) => onType({ ...typed, charges: event.currentTarget.checked })}
        />
      ) : null}
    </Stack>
  );
}
