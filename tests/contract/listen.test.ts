import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen, startMockApi } from '../../mock-api/server';
import { root } from '../support/root';

describe('listening', () => {
  test('a taken port is said, with another one to choose', async () => {
    const first = await listen((_, response) => void response.end('first'), 0);
    const port = Number(new URL(first.address).port);
    try {
      await expect(listen((_, response) => void response.end('second'), port)).rejects.toThrow(
        `Port ${port} is taken. Choose another one: PORT=${port + 1}`,
      );
      expect(await (await fetch(first.address)).text()).toBe('first');
    } finally {
      await first.close();
    }
  });

  test.each(['127.0.0.1', '0.0.0.0'])('a port that another program took on %s is said too', async (host) => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, host, resolve));
    const { port } = other.address() as AddressInfo;
    try {
      await expect(startMockApi({ root, port })).rejects.toThrow(`Port ${port} is taken`);
    } finally {
      await new Promise((resolve) => other.close(resolve));
    }
  });

  test('a port is free again once its server was closed, open connections or not', async () => {
    const first = await listen(() => undefined, 0);
    const waiting = fetch(first.address).then(
      () => 'answered',
      () => 'cut',
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    await first.close();
    expect(await waiting).toBe('cut');
    const second = await listen((_, response) => void response.end('second'), Number(new URL(first.address).port));
    expect(second.address).toBe(first.address);
    expect(await (await fetch(second.address)).text()).toBe('second');
    await second.close();
  });

  test('port 0 gives each server its own', async () => {
    const servers = await Promise.all(
      [1, 2, 3].map((number) => listen((_, response) => void response.end(String(number)), 0)),
    );
    expect(await Promise.all(servers.map(async ({ address }) => (await fetch(address)).text()))).toEqual([
      '1',
      '2',
      '3',
    ]);
    for (const server of servers) await server.close();
  });
});
