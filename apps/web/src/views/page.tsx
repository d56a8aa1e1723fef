import type { WireProblem } from '@arbiter/client';
import { useComputed } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import { isOwn, makeRoute } from '../state/route.ts';
import type { Slices } from '../state/slices.ts';
import { Lobby, welcome } from './lobby.tsx';
import { button, link } from './parts.tsx';
import { problemView } from './problem.tsx';
import { tableView } from './table.tsx';
import { LanguageField } from './language.tsx';
import { screens } from '../state/screens.ts';
import { namesOf } from '../state/log.ts';
import { say, tell } from '../words/say.ts';

interface Shown {
  readonly state: Slices;
  readonly actions: Actions;
}

/** The whole page. */
export function Page({ state, actions }: Shown): VNode {
  return (
    <>
      <Top state={state} actions={actions} />
      <Connection state={state} actions={actions} />
      <main>
        <Notes state={state} actions={actions} />
        <Body state={state} actions={actions} />
      </main>
      <Foot />
    </>
  );
}

function Top({ state, actions }: Shown): VNode {
  const me = state.me.value;
  return (
    <header class="top">
      <h1>{link(makeRoute({ at: 'lobby' }), 'Arbiter')}</h1>
      <span class="quiet tagline">{say('Magic by the rulebook of the day')}</span>
      {me !== null && <span class="me">{me.name}</span>}
      {me !== null && button(say('Somebody else'), actions.leaveGuest, 'small')}
    </header>
  );
}

function Connection({ state }: Shown): VNode {
  return (
    <div role="status" aria-live="polite" class="connection">
      {!state.online.value && (
        <p class="warn">{say('The connection is lost; it comes back by itself.')}</p>
      )}
    </div>
  );
}

/** What went wrong, and why something is as it is. */
function Notes({ state, actions }: Shown): VNode {
  const problem = state.problem.value;
  const why = state.why.value;
  const { why: WhyPanel, notes: NotesPanel } = screens.value;
  return (
    <>
      {NotesPanel !== undefined && <NotesPanel state={state} />}
      {problem !== null && problemView(problem, actions.dismiss, actions.readRule)}
      {why !== null && WhyPanel !== undefined && (
        <WhyPanel
          why={why}
          names={namesOf(state.table.value?.match ?? state.replay.value?.match ?? null)}
          read={actions.readRule}
          close={actions.closeWhy}
        />
      )}
    </>
  );
}

function Foot(): VNode {
  return (
    <footer class="quiet">
      <LanguageField />
      <a href="/ledger.html">{say('Which rules are proved')}</a>
      {' · '}
      <a href="/docs">API</a>
      {' · '}
      <a href="/openapi.json">OpenAPI</a>
      <p>
        {say(
          'Magic: The Gathering is a trademark of Wizards of the Coast, who have nothing to do with this page.',
        )}
      </p>
    </footer>
  );
}

function Body({ state, actions }: Shown): ComponentChildren {
  const me = state.me.value;
  const route = state.route.value;
  const missing = state.missing.value;
  // What is over a stranger may see, and build a deck.
  if (route.at === 'replay') return <Replay state={state} actions={actions} />;
  if (isOwn(route) && (me !== null || route.at !== 'report')) return <Own />;
  if (me === null || isOwn(route)) return welcome(state.inviter.value, actions);
  if (missing !== null) return nothingHere(missing);
  switch (route.at) {
    case 'lobby':
    case 'invite':
      return <Lobby state={state} me={me} actions={actions} />;
    case 'ticket':
      return <Ticket state={state} actions={actions} />;
    case 'match':
      return <Table state={state} actions={actions} />;
    default:
      return route satisfies never;
  }
}

function Table({ state, actions }: Shown): VNode {
  // Not all of the lobby: drawn again while somebody writes, a form would lose what it has not been told yet.
  const invitations = useComputed(() => state.lobby.value.invitations);
  const table = state.table.value;
  if (table === null) return <p class="plain">{say('Asking for the match…')}</p>;
  return tableView(table, state.books.value, state.now, invitations.value, actions);
}

function Replay({ state, actions }: Shown): VNode {
  const replay = state.replay.value;
  const view = screens.value.replay;
  if (replay === null || view === undefined)
    return <p class="plain">{say('Asking for the game…')}</p>;
  return view(replay, actions);
}

function Ticket({ state, actions }: Shown): VNode {
  return screens.value.ticket?.(state, actions) ?? <p class="plain">{say('Asking the server…')}</p>;
}

function Own(): VNode {
  return screens.value.own?.() ?? <p class="plain">{say('Asking the server…')}</p>;
}

/** What the address names can't be shown. */
function nothingHere({ title, detail }: WireProblem): VNode {
  return (
    <section class="panel" key="missing" role="alert">
      <h2>{tell(title)}</h2>
      {detail !== undefined && <p>{tell(detail)}</p>}
      <p>{link(makeRoute({ at: 'lobby' }), say('Back to the lobby'))}</p>
    </section>
  );
}
