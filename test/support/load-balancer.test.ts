import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LoadBalancer, startLoadBalancer } from './load-balancer.ts';

const servers = [0, 1].map((number) =>
  createServer((request, answer) => request.pipe(answer.writeHead(200, { 'x-server': String(number) }))).listen(0, '127.0.0.1'),
);
let balancer: LoadBalancer;

beforeAll(async () => {
  balancer = await startLoadBalancer();
  const urls = servers.map(async (server) => {
    if (!server.listening) await once(server, 'listening');
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  balancer.setServers(await Promise.all(urls));
});
afterAll(async () => {
  await balancer[Symbol.asyncDispose]();
  for (const server of servers) server.close();
});

async function ask(path: string, address = '198.51.100.1'): Promise<string | null> {
  const body = 'x'.repeat(100_000);
  const answer = await fetch(balancer.baseUrl + path, { method: 'POST', body, headers: { 'x-forwarded-for': address } });
  expect(await answer.text()).toBe(body);
  return answer.headers.get('x-server');
}
const askTen = async (path: string, address?: string) => {
  const reached: (string | null)[] = [];
  for (let asked = 0; asked < 10; asked += 1) reached.push(await ask(path, address));
  return reached;
};

test('RUN-06 calls reach the servers in turn, whole', async () => {
  const reached = await askTen('/api/anything');
  expect(reached.filter((server) => server === '0')).toHaveLength(5);
  expect(reached.filter((server, index) => server === reached[index - 1])).toEqual([]);
});

test('RUN-09 all uploads of an address reach the same server, and those of others another', async () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `198.51.100.${index}`);
  const reached = await Promise.all(addresses.map(async (address) => new Set(await askTen('/api/uploads/one', address))));
  expect(reached.map(({ size }) => size)).toEqual(addresses.map(() => 1));
  expect(new Set(reached.flatMap((servers) => [...servers])).size).toBe(2);
});
