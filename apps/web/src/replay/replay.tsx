import type { View } from '@arbiter/client';
import type { VNode } from 'preact';
import type { Actions } from '../session/actions.ts';
import { named, namesOf, withNames } from '../state/log.ts';
import { makeRoute } from '../state/route.ts';
import type { ReplayState, SeenAs } from '../state/state.ts';
import { allLinesBox } from '../views/log.tsx';
import { board } from '../views/board.tsx';
import type { CardLook } from '../views/cards.tsx';
import { inspector } from '../views/inspector.tsx';
import { button, link, select } from '../views/parts.tsx';
import { ruleLink } from '../views/rule.tsx';
import { legalView } from './legal.tsx';
import { lifeCurve } from './life.tsx';
import { differences } from './moments.ts';
import { rulingMarks, rulingsView } from './rulings.tsx';
import { placeOf, SPEEDS, type ReplaySession } from './replay-session.ts';
import { stackView } from '../views/stack.tsx';
import { say, tell } from '../words/say.ts';

/** What a button does to the stepping. */
type Does = (act: (session: ReplaySession) => unknown) => () => void;

const doing =
  ({ replay }: Actions): Does =>
  (act) =>
  () =>
    void replay(act);

/** Lines shown before and after the one that one is at: near the top, so that nobody has to look for it. */
const BEFORE = 8;
const AFTER = 60;

/** A finished game, line by line, each with its rule. */
export function replayView(replay: ReplayState, actions: Actions): VNode {
  const { match, position, problem } = replay;
  // While events have no numbers, what happened is shown and nothing more is told of it.
  const isNumbered = replay.lines[replay.at]?.number != null;
  const names = namesOf(match);
  const look: CardLook = {
    selected: replay.selected,
    live: new Set(),
    marks: new Map(),
    select: (id) => actions.select(id === replay.selected ? null : id),
  };
  return (
    <div class="table replay" key={`replay ${replay.game}`}>
      <div class="side">
        {rulingsView(
          replay,
          names,
          (line) => actions.replay((it) => void it.goTo(line)),
          actions.showRule,
        )}
        {controls(replay, names, actions)}
        {problem !== null && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
        {position !== null && stackView(position.view, names, [], null)}
        {chosen(replay, isNumbered, actions)}
        {replay.held !== null && position !== null && (
          <Compared held={replay.held} view={position.view} names={names} />
        )}
        {match !== null &&
          link(makeRoute({ at: 'match', match: match.match }), say('Back to the match'))}
      </div>
      {position === null ? (
        <p class="plain" key="no board">
          {say('Before the first event.')}
        </p>
      ) : (
        // Whose hands are told, are shown.
        board(
          { ...position.view, viewer: 'operator' },
          {
            names,
            look,
            clock: position.clock,
            receivedAt: 0,
            now: null,
            touch: null,
          },
        )
      )}
      {timeline(replay, names, actions)}
    </div>
  );
}

/** The card that is selected: what it is, why it is as large as it is, and the way to follow it. */
function chosen(
  { position, selected }: ReplayState,
  isNumbered: boolean,
  actions: Actions,
): VNode | false {
  if (selected === null) return false;
  const does = doing(actions);
  return (
    <>
      {position !== null &&
        inspector({ ...position, options: null }, selected, {
          take: () => undefined,
          explain: () => undefined,
          select: actions.select,
          ...(isNumbered && {
            whySize: (object) => {
              actions.replay((it) => {
                it.whySize(object);
              });
            },
          }),
        })}
      {isNumbered &&
        button(
          say('Follow this card through the game'),
          does((it) => {
            it.follow(selected);
          }),
          'small',
        )}
    </>
  );
}

function timeline(replay: ReplayState, names: readonly [string, string], actions: Actions): VNode {
  const { lines, at, all } = replay;
  const from = Math.max(0, at - BEFORE);
  return (
    <section class="log" aria-label={say('Timeline')} key="log">
      <header>
        <h3>{say('Timeline')}</h3>
        {allLinesBox(all, actions.showAllLines)}
      </header>
      <ol class="lines" tabIndex={0} start={from + 1}>
        {lines.slice(from, at + AFTER).map((line, i) => (
          <li key={line.key} class={from + i === at ? 'now' : undefined}>
            <button
              type="button"
              class="bare text"
              aria-current={from + i === at ? 'step' : undefined}
              onClick={() => {
                actions.replay((it) => void it.goTo(from + i));
              }}
            >
              {named(line.text, names)}
            </button>
            {ruleLink(line.rule, actions.showRule)}
            {rulingMarks(replay, from + i, names)}
          </li>
        ))}
      </ol>
    </section>
  );
}

function controls(replay: ReplayState, names: readonly [string, string], actions: Actions): VNode {
  const { lines, at } = replay;
  const does = doing(actions);
  const line = lines[at];
  return (
    <section class="panel stepping" aria-label={say('Stepping')} key="stepping">
      <h2 class="unseen">{say('Step through the game')}</h2>
      <p class="question" role="status" aria-live="polite">
        {line === undefined
          ? say('The timeline is being read…')
          : `${say('Line {at} of {lines}: {text}', { at: at + 1, lines: lines.length, text: named(line.text, names) })} `}
        {line !== undefined && ruleLink(line.rule, actions.showRule)}
      </p>
      {steps(replay, actions)}
      {jumping(replay, names, actions)}
      <div class="buttons">
        {button(
          replay.held === null ? say('Compare with this moment') : say('Compare no more'),
          does((it) => {
            it.hold();
          }),
          'small',
          replay.position === null,
        )}
      </div>
      {lifeCurve(replay, names, (line) => actions.replay((it) => void it.goTo(line)))}
      {watching(replay, names, actions)}
      {links(replay, does)}
      {legalView(
        replay,
        names,
        does((it) => {
          it.showLegal();
        }),
        actions.showRule,
      )}
      {replay.match?.status === 'over' && checkView(replay, actions)}
      <p class="quiet">
        {say(
          '← → a line, ↑ ↓ a turn, Home and End, Space plays, + and − change the speed, L shows what was legal, C copies a link, [ and ] begin and end a clip.',
        )}
      </p>
    </section>
  );
}

/** To other lines: one, a turn, the ends, and any. */
function steps({ lines, at }: ReplayState, actions: Actions): VNode {
  const does = doing(actions);
  const last = lines.length - 1;
  const go = (label: string, act: () => void, on: boolean): VNode => button(label, act, '', !on);
  return (
    <>
      <div class="buttons">
        {go(
          say('First line'),
          does((it) => it.goTo(0)),
          at > 0,
        )}
        {go(
          say('Turn before'),
          does((it) => it.turn(-1)),
          at > 0,
        )}
        {go(
          say('Back'),
          does((it) => it.step(-1)),
          at > 0,
        )}
        {go(
          say('Next'),
          does((it) => it.step(1)),
          at < last,
        )}
        {go(
          say('Next turn'),
          does((it) => it.turn(1)),
          at < last,
        )}
        {go(
          say('Last line'),
          does((it) => it.goTo(last)),
          at < last,
        )}
      </div>
      <label class="field wide">
        {say('Line')}
        <input
          type="range"
          min={0}
          max={Math.max(0, last)}
          key={`range ${at}`}
          defaultValue={at}
          onChange={({ currentTarget }) => {
            actions.replay((it) => void it.goTo(Number(currentTarget.value)));
          }}
        />
      </label>
    </>
  );
}

/** Links to this line, and to a part of the game. */
function links({ game, lines, at, clip, begins, told }: ReplayState, does: Does): VNode {
  const line = lines[at];
  const copy = (label: string, act: (session: ReplaySession) => void): VNode =>
    button(label, does(act), 'small', line === undefined);
  return (
    <>
      {clip !== null && (
        <p class="clip">
          {`${say('This is a clip: a part of the game.')} `}
          {link(
            makeRoute({
              at: 'replay',
              game,
              where: line === undefined ? '' : String(placeOf(line)),
            }),
            say('See the whole game'),
          )}
        </p>
      )}
      <div class="buttons">
        {clip === null &&
          copy(say('Copy a link to here'), (it) => {
            it.copy();
          })}
        {clip !== null &&
          copy(say('Copy a link to the clip'), (it) => {
            it.copy();
          })}
        {clip === null &&
          copy(say('Begin a clip here'), (it) => {
            it.beginClip();
          })}
        {begins !== null &&
          copy(say('End the clip here, and copy a link to it'), (it) => {
            it.copyClip();
          })}
        {told !== null && <span role="status">{told}</span>}
      </div>
      {begins !== null && (
        <p class="quiet" role="status">
          {say('A clip begins at event {begins}. Go to where it ends.', { begins: String(begins) })}
        </p>
      )}
    </>
  );
}

/** Where one may jump to: what of a kind comes next, or came before. */
function jumping(
  { lines, jump, following }: ReplayState,
  names: readonly [string, string],
  actions: Actions,
): VNode {
  const does = doing(actions);
  return (
    <div class="buttons">
      {select(
        'jump',
        say('Jump to'),
        [
          { value: 'turn', label: say('a turn') },
          { value: 'step', label: say('a step') },
          { value: 'stack', label: say('what goes on the stack') },
          { value: 'refusal', label: say('a refusal') },
          { value: 'same', label: say('a line like this one') },
        ],
        jump,
        (value) => {
          actions.replay((it) => {
            it.jumpTo(value);
          });
        },
      )}
      {button(
        say('Jump back'),
        does((it) => {
          it.jump(-1);
        }),
        'small',
        lines.length === 0,
      )}
      {button(
        say('Jump on'),
        does((it) => {
          it.jump(1);
        }),
        'small',
        lines.length === 0,
      )}
      {following !== null && (
        <span role="status">
          {say('Only what {card} has a part in.', { card: withNames(following, names) })}{' '}
          {button(
            say('Everything again'),
            does((it) => {
              it.follow(null);
            }),
            'small',
          )}
        </span>
      )}
    </div>
  );
}

/** What is otherwise than at the moment that was kept. */
function Compared({
  held,
  view,
  names,
}: {
  readonly held: NonNullable<ReplayState['held']>;
  readonly view: View;
  readonly names: readonly [string, string];
}): VNode {
  const found = differences(held.view, view, names);
  return (
    <section class="panel compared" aria-label={say('Compared')}>
      <p>{say('Compared with: {text}', { text: named(held.text, names) })}</p>
      {found.length === 0 ? (
        <p class="quiet">{say('Nothing is otherwise.')}</p>
      ) : (
        <dl tabIndex={0}>
          {found.map(({ what, before, after }, i) => (
            <div key={i}>
              <dt>{what}</dt>
              <dd>{`${before} → ${after}`}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

/** How fast it goes on by itself, and whose hands are seen. */
function watching(
  { lines, playing, speed, as, match }: ReplayState,
  names: readonly [string, string],
  actions: Actions,
): VNode {
  return (
    <div class="buttons">
      {button(
        playing ? say('Pause') : say('Play on'),
        doing(actions)((it) => {
          it.toggle();
        }),
        'main',
        lines.length < 2,
      )}
      {select(
        'speed',
        say('Lines a second'),
        SPEEDS.map((one) => ({ value: String(one), label: String(one) })),
        String(speed),
        (value) => {
          actions.replay((it) => {
            it.setSpeed(Number(value));
          });
        },
      )}
      {match?.status === 'over' &&
        select(
          'as',
          say('Seen by'),
          [
            { value: 'operator', label: say('everybody: both hands') },
            { value: '0', label: names[0] },
            { value: '1', label: names[1] },
            { value: 'spectator', label: say('a spectator: no hand') },
          ],
          as,
          (value) => {
            actions.replay((it) => {
              it.seeAs(value as SeenAs);
            });
          },
        )}
    </div>
  );
}

/** The record, checked here: what holds, or the first thing that does not. */
function checkView({ check }: ReplayState, { replay: act }: Actions): VNode {
  const checks = (kept?: string) => (): void => {
    act((it) => {
      it.check(kept);
    });
  };
  if (check === 'running') return <p role="status">{say('The record is being checked…')}</p>;
  return (
    <>
      {check === null ? (
        <div class="buttons">
          {button(say('Check the record in this browser'), checks(), 'small')}
        </div>
      ) : (
        foundView(check)
      )}
      {keptField((kept) => {
        checks(kept)();
      })}
    </>
  );
}

/** Takes the file that a player kept. */
function keptField(check: (kept: string) => void): VNode {
  return (
    <label class="field">
      {say('Check it with the proof that a player kept')}
      <input
        type="file"
        name="kept"
        accept=".ndjson"
        onChange={({ currentTarget }) => {
          void currentTarget.files?.[0]?.text().then(check);
        }}
      />
    </label>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function foundView(check: Exclude<ReplayState['check'], 'running' | null>): VNode {
  const { proof } = check;
  const { fault, commits, events, shuffles, others, left, tip, signed } = check;
  return (
    <div class="checked" role="status">
      <p>
        <strong>
          {fault === null
            ? say('The record holds.')
            : say('The record does not hold: {fault}.', { fault })}
        </strong>
      </p>
      {proof !== null && (
        <p>
          <strong
            class={proof.holds ? undefined : 'warn'}
          >{`${capital(tell(proof.said))}.`}</strong>
        </p>
      )}
      <p class="quiet">
        {`${say('Each of {commits} commits follows the one before it, {events} events in all.', { commits, events })} `}
        {`${say('{shuffles} shuffles and {others} lots and coins follow from secrets that were promised before.', { shuffles, others })} `}
        {left > 0 &&
          `${say('What {left} cards were chosen from at random was not looked at.', { left })} `}
        {signed === 'holds'
          ? `${say('The server’s signature of the tip holds.')} `
          : `${say('This browser does not know the kind of signature.')} `}
        {say(
          'Whether the rules were kept, arbiter verify tells, which decides each command again.',
        )}
      </p>
      <p class="quiet tip">{say('Tip {tip}', { tip })}</p>
    </div>
  );
}
