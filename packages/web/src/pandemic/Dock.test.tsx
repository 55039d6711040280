import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { createStore } from 'zustand';
import asks from '../../../../locales/en/pandemic.asks.json' with { type: 'json' };
import names from '../../../../locales/en/pandemic.names.json' with { type: 'json' };
import options from '../../../../locales/en/pandemic.options.json' with { type: 'json' };
import terror from '../../../../locales/en/pandemic.terror.json' with { type: 'json' };
import table from '../../../../locales/en/table.json' with { type: 'json' };
import ui from '../../../../locales/en/ui.json' with { type: 'json' };
import words from '../../../../locales/en/words.json' with { type: 'json' };
import { TableContext } from '../table/context.ts';
import { ScreenContext } from '../table/screen.ts';
import { WordsContext } from '../table/words.ts';
import { Dock } from './Dock.tsx';
import { createScreen } from './screen.ts';
import type { TableStore } from './table.ts';
import { TestServer, take } from './testServer.ts';
import { useWords } from './words.ts';

// A page that is drawn without a browser has no size.
vi.mock('../table/Beside.tsx', () => ({ useNarrow: () => false }));

const MESSAGES = { ...asks, ...names, ...options, ...table, ...terror, ...ui, ...words };

function Spoken({ children }: { readonly children: ReactNode }) {
  return <WordsContext.Provider value={useWords()}>{children}</WordsContext.Provider>;
}

/** The dock as it stands now. */
function dockOf(store: TableStore): string {
  // Drawn without a browser, a store shows what it began with.
  const now = createStore(() => store.getState());
  return renderToStaticMarkup(
    <IntlProvider locale="en" messages={MESSAGES}>
      <TableContext.Provider value={now}>
        <ScreenContext.Provider value={createScreen()}>
          <Spoken>{createElement(Dock)}</Spoken>
        </ScreenContext.Provider>
      </TableContext.Provider>
    </IntlProvider>,
  );
}

const CHOICES = /data-option|data-action|data-testid="undo"|data-give|data-testid="let-go"/;

describe('below the map', () => {
  it('whoever is asked has all buttons, whoever is not what he may put in, and a spectator none', async () => {
    const server = new TestServer({ roles: ['scientist', 'medic'] }, ['Ann', 'Bob']);
    const first = server.host.table.run.owner() ?? 0;
    const name = ['Ann', 'Bob'][first];
    const acts = dockOf((await server.screen([first])).store);
    expect(acts).toContain(`${name}: choose an action`);
    expect(acts).toContain('data-action="drive"');
    const waits = dockOf((await server.screen([1 - first])).store);
    expect(waits).toContain(`Waiting for ${name}`);
    expect(waits).not.toContain('data-action');
    expect(waits).toContain('data-option="event:government-grant"');
    expect(waits).toContain('data-testid="undo"');
    const looks = dockOf((await server.screen([])).store);
    expect(looks).toContain(`Waiting for ${name}`);
    expect(looks).not.toMatch(CHOICES);
  });

  it('a spectator has no buttons whatever is asked', async () => {
    const server = new TestServer({ module: 'bioterrorist', btPlayer: 3 }, ['Ann', 'Ben', 'Cleo']);
    const looks = await server.screen([]);
    const all = await server.screen([0, 1, 2]);
    for (let n = 0; n < 40 && !server.host.table.over; n++) {
      expect(dockOf(looks.store)).not.toMatch(CHOICES);
      const { handover } = all.store.getState();
      if (handover !== null) await all.store.getState().takeScreen(handover);
      else await take(all.store, /^(starts?|bt-start|end|bt-end|continue|discard|bt-discard)/);
    }
  });

  it('OB-BT-12: while the bio-terrorist acts at another screen the team can give him nothing', async () => {
    const server = new TestServer({ module: 'bioterrorist', btPlayer: 3 }, ['Ann', 'Ben', 'Cleo']);
    const team = await server.screen([0, 1]);
    const his = await server.screen([2]);
    for (let n = 0; n < 40 && team.store.getState().decision?.ask !== 'btAction'; n++) {
      const { store } = server.host.table.run.owner() === 2 ? his : team;
      await take(store, /^(starts?|bt-start|end|continue|discard|bt-discard)/);
    }
    expect(dockOf(team.store)).toContain('Waiting for Cleo');
    expect(dockOf(team.store)).not.toMatch(/data-give|data-action|let-go/);
    expect(dockOf(his.store)).toContain('data-action="drive"');
  });
});
