import {
  newKey,
  type CommandBody,
  type GameFollower,
  type MatchState,
  type Position,
  type WireProblem,
} from '@arbiter/client';
import { commandsPanel } from './commands.ts';
import { button, el, fill } from './dom.ts';
import { logLine, withNames } from './log.ts';
import { attempt } from './notice.ts';
import type { Session } from './session.ts';
import { sideboardForm } from './sideboard.ts';
import { stopsForm } from './stops.ts';
import { tableOf } from './table.ts';

const LONGEST_LOG = 600;

/** A match: its games one after the other, played or watched. */
export function matchPage(page: HTMLElement, session: Session, id: string): () => void {
  const { client } = session;
  const score = el('p', { class: 'bar', id: 'score' });
  const between = el('div', {});
  const refusal = el('div', { role: 'alert', id: 'refusal' });
  const ask = el('section', { class: 'ask', 'aria-live': 'polite', id: 'ask' });
  const table = el('div', { id: 'table' });
  const log = el('ol', {
    class: 'log',
    tabindex: 0,
    'aria-label': 'What happened',
    reversed: true,
  });
  const settings = el('div', {});
  fill(
    page,
    score,
    between,
    refusal,
    el(
      'div',
      { class: 'columns table' },
      el('div', {}, ask, table),
      el(
        'div',
        {},
        el('section', {}, el('h2', {}, 'What happened, and by which rule'), log),
        settings,
      ),
    ),
  );

  let match: MatchState | null = null;
  let follower: (GameFollower & { end(): void }) | null = null;
  let disclosed = 0;
  const names = (): [string, string] => namesOf(match);

  const send = (body: CommandBody): void => {
    if (follower === null) return;
    const game = follower.id;
    fill(refusal);
    attempt(async () => {
      const { problem } = await client.socket.command(game, newKey(), body);
      if (problem !== undefined) showRefusal(refusal, problem, names());
    });
  };

  const show = (position: Position): void => {
    const { view, options } = position;
    const seat = match?.seat ?? null;
    const decision = options?.decision ?? null;
    if (decision?.kind === 'disclose' && match !== null && follower !== null) {
      const { game, number } = match.games.find((one) => one.game === follower?.id) ?? {
        game: '',
        number: 0,
      };
      const secret = client.secrets.get(`${match.match}/${number}`);
      if (decision.number > disclosed && secret !== null && game !== '') {
        disclosed = decision.number;
        send({ type: 'DiscloseSecret', secret });
      }
    }
    fill(
      table,
      tableOf(position, {
        names: names(),
        ...(seat !== null && view.outcome === null && { onHand: (card) => send(playOf(card)) }),
      }),
    );
    if (view.outcome !== null) {
      fill(
        ask,
        el('h2', {}, 'The game is over'),
        el('p', {}, table.querySelector('#asked')?.textContent ?? ''),
        follower !== null &&
          el(
            'p',
            {},
            el(
              'a',
              { id: 'step', href: `#/replay/${encodeURIComponent(follower.id)}` },
              'Step through it',
            ),
          ),
      );
    } else if (options !== null && options.commands.length > 0) {
      const kind = options.decision?.kind ?? '';
      fill(
        ask,
        el('h2', {}, `You decide${kind === '' ? '' : `: ${kind}`}`),
        commandsPanel(options, send),
      );
    } else {
      const who = view.decision === null ? 'The server' : names()[view.decision.seat];
      fill(
        ask,
        el('h2', {}, seat === null ? 'You watch' : 'Wait'),
        el('p', {}, `${who} is thinking.`),
      );
    }
  };

  const openGame = (game: string): void => {
    if (follower?.id === game) return;
    follower?.end();
    disclosed = 0;
    fill(log);
    follower = client.follow(game, 0, {
      onUpdate: ({ events }) => {
        for (const event of events) log.prepend(logLine(event, names()));
        while (log.children.length > LONGEST_LOG) log.lastElementChild?.remove();
      },
      onPosition: show,
    });
  };

  let committed = 0;
  const end = client.followMatch(id, (state) => {
    const first = match === null;
    match = state;
    fill(score, ...scoreLine(state));
    const game = state.games.at(-1);
    if (game !== undefined) openGame(game.game);
    else fill(ask, el('h2', {}, 'The game is about to begin'));
    const { seat, sideboarding } = state;
    const next = state.games.length + 1;
    const promised =
      seat !== null &&
      state.commitments.find(({ number }) => number === next)?.seats[seat] === true;
    if (
      seat !== null &&
      state.status !== 'over' &&
      state.games.every(({ over }) => over) &&
      !promised &&
      committed < next
    ) {
      committed = next;
      attempt(() => client.commit(id, next));
    }
    fill(between, sideboarding !== null && seat !== null && sideboardForm(client, state));
    if (first && seat !== null) {
      attempt(async () => {
        const [edition] = await client.editions();
        const known = await client.cards();
        fill(
          settings,
          stopsForm(edition?.steps ?? [], send),
          el(
            'datalist',
            { id: 'card-names' },
            ...known.map(({ name }) => el('option', { value: name })),
          ),
          leaveForm(send, () => {
            attempt(() => client.concedeMatch(id));
          }),
        );
      });
    }
  });
  return () => {
    end();
    follower?.end();
  };
}

/** The command that plays a card from the hand, without anything chosen: the rules say what is missing or wrong. */
function playOf(card: { readonly id: number; readonly types: readonly string[] }): CommandBody {
  return card.types.includes('Land')
    ? { type: 'PlayLand', object: card.id }
    : { type: 'Begin', object: card.id };
}

function showRefusal(place: HTMLElement, problem: WireProblem, names: [string, string]): void {
  const { rule, edition, reason } = problem as { rule?: string; edition?: string; reason?: string };
  fill(
    place,
    el(
      'div',
      { class: 'refusal' },
      el('strong', {}, problem.title),
      el('p', {}, withNames(reason ?? problem.detail ?? '', names)),
      rule !== undefined && el('p', {}, `Rule: ${rule} (edition ${edition ?? ''})`),
      button('Understood', () => fill(place), 'quiet'),
    ),
  );
}

export function namesOf(match: MatchState | null): [string, string] {
  if (match === null) return ['Player 1', 'Player 2'];
  const [first, second] = match.players;
  if (first.name !== second.name) return [first.name, second.name];
  return [`${first.name} (1)`, `${second.name} (2)`];
}

function scoreLine(match: MatchState): HTMLElement[] {
  const [first, second] = namesOf(match);
  const status =
    match.status === 'over'
      ? match.winner === null
        ? 'The match is drawn'
        : `${namesOf(match)[match.winner]} has won the match`
      : match.status;
  const line = [
    el('strong', {}, `${first} ${match.score[0]} : ${match.score[1]} ${second}`),
    el(
      'span',
      {},
      `Game ${Math.max(1, match.games.length)}, best of ${match.offer.bestOf}, ${match.offer.edition}`,
    ),
    el('span', { id: 'status' }, status),
  ];
  const over = match.games.filter((game) => game.over);
  for (const { game, number } of over) {
    line.push(
      el('a', { href: `#/replay/${encodeURIComponent(game)}` }, `Step through game ${number}`),
    );
  }
  return line;
}

function leaveForm(send: (body: CommandBody) => void, concedeMatch: () => void): HTMLElement {
  return el(
    'section',
    {},
    el('h2', {}, 'End it'),
    button('Concede this game', () => {
      if (confirm('Concede this game?')) send({ type: 'Concede' });
    }),
    button('Concede the match', () => {
      if (confirm('Concede the whole match?')) concedeMatch();
    }),
    button('Offer a draw', () => send({ type: 'OfferDraw' })),
  );
}
