import type { Position } from '@arbiter/client';
import type { VNode } from 'preact';
import { first } from '../play/fields.ts';
import { courseView } from '../reports/said.tsx';
import {
  remedyText,
  rulingText,
  sanctionText,
  statusOf,
  timeOf,
  type Dispute,
} from '../reports/dispute.ts';
import type { Actions } from '../session/actions.ts';
import { named, namesOf, withNames } from '../state/log.ts';
import { makeRoute } from '../state/route.ts';
import type { Books, ReplayState } from '../state/state.ts';
import { board } from '../views/board.tsx';
import { decisionView, type Deciding } from '../views/decision.tsx';
import { button, form, link, select } from '../views/parts.tsx';
import { ruleLink } from '../views/rule.tsx';
import {
  remedies,
  SANCTIONS,
  type Console,
  type Operating,
  type Verification,
  type WhatIf,
  type Wish,
} from './console.ts';

/** Lines of a branch that say nothing more: what was sent stands in the form, and a refusal is told with its reason. */
const SAID_ALREADY: ReadonlySet<string> = new Set(['CommandReceived', 'CommandRefused']);

/** How many lines of the record are shown beside a branch at least. */
const ALONGSIDE = 20;

/** What is done in a case: the dispute, the proof, the refusals, what each seat saw, and what might have been. */
export function caseView(
  console: Console,
  replay: ReplayState | null,
  actions: Actions,
  books: Books | null,
): VNode {
  const now = console.state.value;
  const event = eventOf(replay);
  return (
    <div class="builder case-panels">
      {now.dispute !== null && disputeView(now, console, replay, actions)}
      {aboutView(now, console, event, replay, actions)}
      {verificationView(now, console)}
      {refusals(replay, actions)}
      {whatIfView(now, console, event, replay, actions, books)}
      {bothView(now, console, event, replay, actions)}
    </div>
  );
}

const eventOf = (replay: ReplayState | null): number | null =>
  replay?.lines[replay.at]?.number ?? null;

function disputeView(
  now: Operating,
  console: Console,
  replay: ReplayState | null,
  actions: Actions,
): VNode | false {
  const { dispute, who, asking } = now;
  if (dispute === null) return false;
  const names = namesOf(replay?.match ?? null);
  const { players, status, takenBy, evidence } = dispute;
  const naming = (id: string): string => names[players.indexOf(id)] ?? id;
  return (
    <section class="panel" aria-label="Dispute">
      <h2>{`Dispute ${dispute.dispute}`}</h2>
      <p>
        <strong>{statusOf(dispute)}</strong>
        {` It is about event ${dispute.event}. ${takenBy === null ? '' : `Taken by ${takenBy}.`}`}
      </p>
      {courseView(dispute, naming, names, actions.showRule)}
      {evidence !== null && evidence.length > 0 && (
        <ul aria-label="Evidence">
          {evidence.map((one) => (
            <li>
              {`${evidenceText(one)}: ${one.note} (${one.by}) `}
              {typeof one['supposed'] === 'string' &&
                button(
                  'Show it again',
                  () => void console.showBranch(String(one['supposed'])),
                  'small',
                  asking,
                )}
            </li>
          ))}
        </ul>
      )}
      {dispute.proposals?.map((one) => (
        <div class="ruling">
          <p>
            <strong>{`Proposed: ${remedyText(one.remedy, names)}`}</strong>{' '}
            {one.rules.map((rule) => ruleLink(rule, actions.showRule))}
          </p>
          {one.sanctions.map((sanction) => (
            <p key={sanction.seat}>{sanctionText(sanction, names)}</p>
          ))}
          <p>{one.grounds}</p>
          <p class="quiet">{`${one.by}, ${timeOf(one.at)}`}</p>
        </div>
      ))}
      {who?.role !== 'auditor' && now.game?.over === true && (
        <div class="buttons">
          {button('Export the case', () => void console.exportCase(), '', asking)}
        </div>
      )}
      {who?.role === 'operator' && stepsOf(dispute, who.operator, console, asking)}
      {who?.role !== 'auditor' &&
        status !== 'closed' &&
        writing(now, console, eventOf(replay), isTakenBy(dispute, who?.operator), names)}
    </section>
  );
}

/** The other disputes about the game; where none is looked at, an operator opens one at the moment shown. */
function aboutView(
  { about, dispute, game, who, asking }: Operating,
  console: Console,
  event: number | null,
  replay: ReplayState | null,
  actions: Actions,
): VNode | false {
  if (game === null) return false;
  const names = namesOf(replay?.match ?? null);
  const others = about.filter((one) => one.dispute !== dispute?.dispute);
  const opens = dispute === null && who?.role === 'operator' && event !== null;
  return (
    <section class="panel" aria-label="Disputes about this game">
      <h2>{dispute === null ? 'Disputes about this game' : 'Other disputes about this game'}</h2>
      {others.length === 0 && <p>There is none.</p>}
      <ul class="found">
        {others.map((one) => (
          <li key={one.dispute}>
            {link(
              makeRoute({ at: 'operate', path: ['dispute', one.dispute] }),
              `Dispute ${one.dispute}, about event ${one.event}, ${timeOf(one.openedAt)}`,
            )}
            <p class="quiet">{statusOf(one)}</p>
            {one.rulings.map((ruling) => (
              <p key={ruling.number}>
                {`${rulingText(ruling, names)} `}
                {ruling.rules.map((rule) => ruleLink(rule, actions.showRule))}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {opens &&
        form(
          { class: 'open-dispute', key: `open ${about.length}` },
          (fields) => void console.openDispute(event, first(fields, 'text')),
          <label class="field wide">
            {`What is in dispute at event ${event}, which is shown; the players read it`}
            <textarea name="text" rows={2} maxLength={4_000} required />
          </label>,
          <button type="submit" disabled={asking}>
            Open a dispute
          </button>,
        )}
    </section>
  );
}

const isTakenBy = ({ status, takenBy }: Dispute, operator: string | undefined): boolean =>
  status === 'taken' && takenBy === operator;

/** What an operator may do with a dispute now. An appeal is never decided by the operator who made the ruling. */
function stepsOf(dispute: Dispute, me: string, console: Console, asking: boolean): VNode {
  const { status, rulings } = dispute;
  const act = (label: string, what: string, told: string): VNode =>
    button(label, () => void console.act(what, {}, told), '', asking);
  const isOpen = status === 'open' || status === 'appealed';
  const isPutRight = rulings.every(({ remedied }) => remedied);
  return (
    <div class="buttons">
      {isOpen && rulings.every(({ by }) => by !== me) && act('Take it', 'taking', 'It is yours.')}
      {isTakenBy(dispute, me) && act('Release it', 'release', 'Somebody else may take it.')}
      {status === 'ruled' && isPutRight && act('Close it', 'closing', 'It is closed.')}
    </div>
  );
}

/** What a piece of evidence is, with its events. */
function evidenceText(one: NonNullable<Dispute['evidence']>[number]): string {
  const { kind, from, to, event, state } = one;
  if (kind === 'branch') return `what if, before event ${String(event)}, which never happened`;
  if (kind === 'verification') return `the record is ${String(state)}`;
  return from === to ? `event ${String(from)}` : `events ${String(from)} to ${String(to)}`;
}

/** What may be added to a dispute: evidence, comments, a ruling. */
function writing(
  { who, dispute, game, whatIf, supposed, asking }: Operating,
  console: Console,
  event: number | null,
  isMine: boolean,
  names: readonly [string, string],
): VNode {
  const attach = (label: string, body: object): VNode =>
    button(label, () => void console.act('evidence', body, 'It is attached.'), 'small', asking);
  return (
    <>
      <div class="buttons">
        {event !== null &&
          attach('Attach this moment', {
            kind: 'events',
            from: event,
            to: event,
            note: 'looked at',
          })}
        {game?.verification != null &&
          attach('Attach the verification', {
            ...{ kind: 'verification', state: game.verification.state },
            note: `tip ${game.verification.tip}`,
          })}
        {whatIf !== null &&
          attach('Attach the branch', {
            ...{ kind: 'branch', event: whatIf.event, note: branchText(whatIf, names) },
            ...(supposed !== null && { supposed }),
          })}
      </div>
      {form(
        { key: `comment ${dispute?.comments.length ?? 0}` },
        (fields) => void console.act('comments', { text: first(fields, 'text') }, 'It is said.'),
        <label class="field wide">
          Comment, which the players read
          <textarea name="text" rows={2} maxLength={4_000} required />
        </label>,
        <button type="submit">Comment</button>,
      )}
      {(isMine || who?.role === 'judge') &&
        rulingForm(console, event, isMine, asking, names, {
          branches: branchesIn(dispute),
          supposed: wishIn(supposed),
        })}
    </>
  );
}

/** The branches among the evidence, by their places there. */
const branchesIn = (
  dispute: Dispute | null,
): { readonly place: number; readonly event: unknown }[] =>
  (dispute?.evidence ?? []).flatMap((one, place) =>
    one.kind === 'branch' ? [{ place, event: one['event'] }] : [],
  );

/** What was looked at before one rules: branches among the evidence, and what was supposed last. */
interface Looked {
  readonly branches: readonly { readonly place: number; readonly event: unknown }[];
  readonly supposed: Wish | null;
}

function rulingForm(
  console: Console,
  event: number | null,
  rules: boolean,
  asking: boolean,
  names: readonly [string, string],
  { branches, supposed }: Looked,
): VNode {
  return form(
    { class: 'ruling-form', key: 'rule' },
    (fields) => void console.rule(fields, rules ? 'rulings' : 'proposals', event, names),
    select('remedy', 'Remedy', remedies(names, event), 'noChange'),
    select('sanction0', `${names[0]} is`, SANCTIONS, ''),
    select('sanction1', `${names[1]} is`, SANCTIONS, ''),
    <label class="field">
      Rules it stands on, with commas between
      <input name="rules" required placeholder="6ED 309.1" autoComplete="off" />
    </label>,
    <label class="field wide">
      Grounds
      <textarea name="grounds" rows={3} maxLength={4_000} required />
    </label>,
    branches.length > 0 && (
      <fieldset class="wide">
        <legend>The players see</legend>
        {branches.map(({ place, event: at }) => (
          <label key={place}>
            <input type="checkbox" name="branch" value={String(place)} />
            {` the branch before event ${String(at)}`}
          </label>
        ))}
      </fieldset>
    ),
    <details class="wide">
      <summary>Cards by which a rewound game goes on</summary>
      <label class="field wide">
        As they should have been, as JSON; as in the last branch, if nothing else is written
        <textarea
          name="definitions"
          rows={2}
          spellcheck={false}
          key={`cards ${JSON.stringify(supposed?.definitions)}`}
          defaultValue={jsonOf(supposed?.definitions ?? [])}
        />
      </label>
    </details>,
    <button type="submit" class="main" disabled={asking}>
      {rules ? 'Rule' : 'Propose'}
    </button>,
  );
}

const FOUND: Readonly<Record<Verification['state'], string>> = {
  verified: 'The record is verified.',
  differs: 'The record does not hold.',
  'other-build': 'Its own build is not at hand; chain and chance hold.',
};

function verificationView({ game, who, asking }: Operating, console: Console): VNode {
  const found = game?.verification ?? null;
  return (
    <section class="panel" aria-label="Verification">
      <h2>Verification</h2>
      {game?.suspended === true && (
        <p class="warn">
          The rules have failed in this game; it waits until it goes on, or a ruling rewinds or
          annuls it.{' '}
          {who?.role === 'operator' &&
            button('Let it go on', () => void console.resume(), 'small', asking)}
        </p>
      )}
      {found === null ? (
        <p>
          {game?.revealed === true
            ? 'The server has not checked the record yet.'
            : 'The record is checked when the match is over.'}
        </p>
      ) : (
        <>
          <p>
            <strong class={`verification ${found.state}`}>{FOUND[found.state]}</strong>
          </p>
          {found.event !== null && <p>{`Event ${found.event}: ${found.why ?? ''}`}</p>}
          {found.recorded !== null && (
            <details>
              <summary>On record, and decided again</summary>
              <pre tabIndex={0}>{JSON.stringify(found.recorded, null, 1)}</pre>
              <pre tabIndex={0}>{JSON.stringify(found.decided, null, 1)}</pre>
            </details>
          )}
          <p class="quiet">
            {`${found.commits} commits, ${found.events} events; ${found.commands} commands decided again, refused ones among them; ${found.shuffles} shuffles and ${found.otherChance} other random outcomes recomputed; ${found.sources} commands compared with what was sent.`}
          </p>
        </>
      )}
    </section>
  );
}

/** Each refusal with its rule: a click leads there. */
function refusals(replay: ReplayState | null, actions: Actions): VNode {
  const lines = replay?.lines ?? [];
  const refused = [...lines.keys()].filter((i) => lines[i]?.type === 'CommandRefused');
  const names = namesOf(replay?.match ?? null);
  return (
    <section class="panel" aria-label="Refusals">
      <h2>{`Refusals (${refused.length})`}</h2>
      <ul class="found">
        {refused.map((i) => (
          <li key={i}>
            <button
              type="button"
              class="bare text"
              onClick={() => actions.replay((it) => void it.goTo(i))}
            >
              {named(lines[i]?.text ?? '', names)}
            </button>{' '}
            {ruleLink(lines[i]?.rule ?? '', actions.showRule)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** As people write it in a form; nothing for an empty list. */
const jsonOf = (list: readonly object[]): string =>
  list.length === 0 ? '' : JSON.stringify(list, null, 1);

const wishIn = (supposed: string | null): Wish | null =>
  supposed === null ? null : (JSON.parse(supposed) as Wish);

function whatIfView(
  now: Operating,
  console: Console,
  event: number | null,
  replay: ReplayState | null,
  actions: Actions,
  books: Books | null,
): VNode {
  const { whatIf, asking, supposed } = now;
  const names = namesOf(replay?.match ?? null);
  // What was supposed about another moment says nothing about this one, but for its cards.
  const wish = wishIn(supposed);
  const here = wish?.event === event ? wish : null;
  const recorded = here === null || whatIf?.recorded == null ? [] : [whatIf.recorded];
  const begun = recorded.filter(({ seat }) => seat !== 'system');
  const editions = books?.editions.map(({ code }) => ({ value: code, label: code })) ?? [];
  return (
    <section class="panel" aria-label="What if">
      <h2>What if</h2>
      <p class="quiet">
        {`A branch begins before the command of the line that is stepped to${event === null ? '' : `, event ${event}`}. It is on no record.`}
      </p>
      {form(
        { key: `branch ${String(event)} ${supposed ?? ''}` },
        (fields) => void (event !== null && console.branch(event, fields)),
        <label class="field wide">
          Commands in its place, as JSON (none: shows the one on record)
          <textarea
            name="commands"
            rows={4}
            defaultValue={jsonOf(here !== null && here.commands.length > 0 ? here.commands : begun)}
            spellcheck={false}
          />
        </label>,
        <label class="field wide">
          Cards as they should be, as JSON
          <textarea
            name="definitions"
            rows={2}
            defaultValue={jsonOf(wish?.definitions ?? [])}
            spellcheck={false}
          />
        </label>,
        whatIf !== null && whatIf.cards.length > 0 && cardToChange(whatIf.cards),
        <div class="line">
          {select(
            'edition',
            'Rules',
            [{ value: '', label: 'those of the game' }, ...editions],
            wish?.edition ?? '',
          )}
          <label class="field number">
            Bots play so many commands more
            <input type="number" name="bots" min={0} max={300} defaultValue={here?.bots ?? 0} />
          </label>
          <button type="submit" disabled={asking || event === null}>
            Branch here
          </button>
        </div>,
      )}
      {whatIf !== null && branchView(whatIf, names, replay, actions)}
      {whatIf !== null && handView(now, whatIf, console, replay, actions)}
    </section>
  );
}

/** Writes a card of the game into the form, as it is, to be changed there. */
function cardToChange(cards: WhatIf['cards']): VNode {
  const write = (form: HTMLFormElement | null, name: string): void => {
    const area = form?.elements.namedItem('definitions');
    const card = cards.find((one) => one.name === name);
    if (!(area instanceof HTMLTextAreaElement) || card === undefined) return;
    area.value = `${area.value.trim() === '' ? '' : `${area.value}\n`}${JSON.stringify(card, null, 1)}`;
  };
  return (
    <label class="field">
      A card to change
      <select
        onChange={({ currentTarget }) => {
          write(currentTarget.form, currentTarget.value);
          currentTarget.value = '';
        }}
      >
        <option value="">choose…</option>
        {cards.map(({ name }) => (
          <option value={name} key={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Where the branch leads, and what the player who is asked there could do: one plays on by hand. */
function handView(
  { hand, asking }: Operating,
  { view, asked, steps }: WhatIf,
  console: Console,
  replay: ReplayState | null,
  actions: Actions,
): VNode | false {
  const match = replay?.match ?? null;
  if (match === null) return false;
  const names = namesOf(match);
  const options = asked?.options ?? null;
  const deciding: Deciding = {
    ...{ match: { ...match, seat: asked?.seat ?? null }, ...hand },
    position: { version: 0, view, options, clock: null },
    ...{ paid: null, listed: true, selected: null, sending: asking, passing: false },
  };
  const play: Actions = {
    ...actions,
    take: (index) => void console.take(index),
    send: (body) => void console.playOn(body),
    submit: (index, fields) => void console.submit(index, fields),
    begin: (object, ability) =>
      void console.playOn({ type: 'Begin', object, ...(ability !== undefined && { ability }) }),
    // Whether it may be done is seen by doing it.
    explain: (body) => void console.playOn(body),
    whyAsked: () => {
      const rule = options?.decision?.about.rule;
      if (rule != null) actions.showRule(rule);
    },
    choosePlan: (plan) => {
      if (hand.open !== null) console.answer({ open: { ...hand.open, plan }, fields: null });
    },
    closeOption: () => {
      console.answer({ open: null, fields: null });
    },
    fill: (fields) => {
      console.answer({ fields });
    },
  };
  return (
    <details open class="hand-of-branch">
      <summary>Where it leads</summary>
      {board(view, {
        ...{ names, clock: null, receivedAt: 0, now: null, touch: null },
        apart: 'what if',
        look: { selected: null, live: new Set(), marks: new Map(), select: actions.select },
      })}
      {asked !== null && <p>{`${names[asked.seat]} is asked; play on for them:`}</p>}
      {decisionView(deciding, names, play)}
      {steps.length > 0 &&
        button('Without the last command', () => void console.playBack(), 'small', asking)}
    </details>
  );
}

/** What would have happened, each line with its rule, and beside it what happened instead. */
function branchView(
  whatIf: WhatIf,
  names: readonly [string, string],
  replay: ReplayState | null,
  { showRule }: Pick<Actions, 'showRule'>,
): VNode | false {
  if (whatIf.steps.length === 0) return false;
  const length = whatIf.steps.reduce((sum, { lines }) => sum + lines.length, 0);
  const happened = (replay?.every ?? [])
    .filter(({ number }) => number != null && number >= whatIf.event)
    .slice(0, Math.max(length, ALONGSIDE));
  return (
    <div class="branch" role="status">
      <p>
        <strong>{`What if, from event ${whatIf.event}, under ${whatIf.edition}: it never happened.`}</strong>
      </p>
      <ol class="lines" tabIndex={0}>
        {whatIf.steps.flatMap(({ lines, refusal }) => [
          ...lines
            .filter(({ type }) => !SAID_ALREADY.has(type))
            .map(({ text, rule }) => (
              <li>
                <span class="text">{named(text, names)}</span> {ruleLink(rule, showRule)}
              </li>
            )),
          ...(refusal === null
            ? []
            : [
                <li>
                  <span class="text warn">{`Refused: ${refusal.reason}`}</span>{' '}
                  {ruleLink(refusal.rule, showRule)}
                </li>,
              ]),
        ])}
      </ol>
      <details>
        <summary>What happened instead</summary>
        <ol class="lines" tabIndex={0}>
          {happened.map(({ key, text, rule }) => (
            <li key={key}>
              <span class="text">{named(text, names)}</span> {ruleLink(rule, showRule)}
            </li>
          ))}
        </ol>
      </details>
      {whatIf.outcome !== null && (
        <p>
          {whatIf.outcome.winner === null
            ? 'The game would have been a draw.'
            : `${names[whatIf.outcome.winner]} would have won.`}
        </p>
      )}
    </div>
  );
}

/** A branch in a line, for anyone who reads the evidence. */
function branchText({ steps, edition, outcome }: WhatIf, names: readonly [string, string]): string {
  const refused = steps.find(({ refusal }) => refusal !== null)?.refusal;
  const said = steps.map(({ body }) => JSON.stringify(body)).join(' ');
  const came = refused == null ? 'accepted' : `refused by ${refused.rule}`;
  const ends =
    outcome === null
      ? ''
      : `; won by ${outcome.winner === null ? 'nobody' : names[outcome.winner]}`;
  return `${edition}: ${said} ${came}${ends}`.slice(0, 4_000);
}

/** What a seat was asked at a moment, and all that it could have done. */
function askedView(options: Position['options'], names: readonly [string, string]): VNode {
  if (options?.decision == null) return <p class="asked quiet">Was asked nothing.</p>;
  const { about } = options.decision;
  return (
    <div class="asked">
      <p>
        <strong>{`Was asked: ${withNames(about.question, names)}`}</strong>
      </p>
      <ul class="found" aria-label="Could have done">
        {options.commands.map(({ label }, i) => (
          <li key={i}>{withNames(label, names)}</li>
        ))}
      </ul>
    </div>
  );
}

function bothView(
  { both, asking }: Operating,
  console: Console,
  event: number | null,
  replay: ReplayState | null,
  actions: Actions,
): VNode {
  const names = namesOf(replay?.match ?? null);
  const look = {
    selected: replay?.selected ?? null,
    live: new Set<number>(),
    marks: new Map(),
    select: actions.select,
  };
  return (
    <section class="panel both" aria-label="What each seat saw">
      <h2>What each seat saw</h2>
      {button(
        'Show both seats here',
        () => void (event !== null && console.seeBoth(event)),
        '',
        asking || event === null,
      )}
      {both !== null && (
        <div class="builder">
          {both.views.map(({ view, options }, seat) => (
            <section key={seat} aria-label={`As ${names[seat === 1 ? 1 : 0]} saw it`}>
              <h3>{`${names[seat === 1 ? 1 : 0]}, after event ${both.event}`}</h3>
              {board(view, {
                ...{ names, look, clock: null, receivedAt: 0, now: null, touch: null },
                apart: `as ${names[seat === 1 ? 1 : 0]} saw it`,
              })}
              {askedView(options, names)}
            </section>
          ))}
        </div>
      )}
    </section>
  );
}
