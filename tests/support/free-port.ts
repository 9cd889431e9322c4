import { listen } from '../../src/features/hosting/http';

/** A port that was free a moment ago. */
export async function freePort(): Promise<string> {
  const server = await listen((_, response) => response.end(), 0);
  await server.close();

  return new URL(server.address).port;
}
