import { faultHeader, parseFaults } from '../../mock-api/faults';
import { createMockApi } from '../../mock-api/server';
import { reads } from '../../src/calls/calls';
import { listen, type Running } from '../../src/features/hosting/http';
import { root } from './root';

type Menu = Record<string, Record<string, unknown>[]>;

/** The mock API with a top menu that a test changes while it runs. */
export interface ChangingApi extends Running {
  /** The menu that it answers. */
  menu: Menu;
  /** Faults of the calls, as in `MOCK_FAULT`; none: empty. */
  faults: string;
}

export async function startChangingApi(): Promise<ChangingApi> {
  const mock = createMockApi({ root, faultsByHeader: true });
  const state = { menu: {} as Menu, faults: '' };
  const server = await listen((request, response) => {
    request.headers[faultHeader] = state.faults;
    const isFaulty = [reads.topMenu.name, '*'].some((call) => parseFaults(state.faults).has(call));
    if (!isFaulty && request.url === reads.topMenu.path && Object.keys(state.menu).length > 0) {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      return void response.end(
        JSON.stringify({ status: 1, msg: '', data: JSON.stringify(state.menu) }),
      );
    }

    mock(request, response);
  }, 0);

  const answer = (await (await fetch(server.address + reads.topMenu.path)).json()) as {
    data: string;
  };
  state.menu = JSON.parse(answer.data) as Menu;

  return Object.assign(state, server);
}
