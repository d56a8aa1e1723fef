import type { CommandBody, Position, SeatOptions, View } from '@arbiter/client';
import type { ComponentChildren, VNode } from 'preact';
import type { Option } from '../play/answers.ts';
import { classes } from '../dom/classes.ts';
import { deedOf, deedsWith } from '../play/deeds.ts';
import { groupOptions, nameOf, recipientName, type Offered } from '../play/groups.ts';
import { askedOf } from '../play/touch.ts';
import { REASONS } from '../play/words.ts';
import type { Actions } from '../session/actions.ts';
import { named } from '../state/log.ts';
import { screens } from '../state/screens.ts';
import type { TableState } from '../state/state.ts';
import { button } from './parts.tsx';
import { withPips } from './pips.tsx';
import type { Label } from './spaces.tsx';
import { say, tell } from '../words/say.ts';

type Names = readonly [string, string];

/** What of a table this is about: where it stands, and how far an answer has been made. */
export type Deciding = Pick<
  TableState,
  'match' | 'position' | 'open' | 'fields' | 'paid' | 'listed' | 'selected' | 'sending' | 'passing'
>;
export type About = NonNullable<SeatOptions['decision']>['about'];

/** What the game waits for, and all that one may do about it. */
export function decisionView(table: Deciding, names: Names, actions: Actions): VNode {
  const { position } = table;
  return (
    <section
      class={classes({ decision: true, listed: table.listed })}
      aria-label={say('Decision')}
      key="decision"
    >
      <p class="question" aria-live="polite" role="status">
        {withPips(question(table, names))}
      </p>
      {position?.options?.decision != null &&
        !table.passing &&
        position.options.decision.kind !== 'disclose' &&
        aboutView(position.options.decision, names, actions)}
      {position !== null &&
        position.view.outcome === null &&
        !table.passing &&
        choices(table, position, names, actions)}
    </section>
  );
}

/** One line: whose move it is and what about. */
export function question({ position, match, sending, passing }: Deciding, names: Names): string {
  if (position === null) return say('The game is being opened…');
  const { view, options } = position;
  if (view.outcome !== null) {
    const { winner, reason, rule } = view.outcome;
    const who =
      winner === null
        ? say('The game is a draw')
        : say('{name} wins the game', { name: names[winner] });
    return `${who} ${say(REASONS[reason])} (${rule}).`;
  }
  if (view.suspended) return say('The game is suspended until it has been mended, or is conceded.');
  const when =
    view.turn.step === ''
      ? ''
      : `${say('Turn {number}, {step}:', { number: view.turn.number, step: tell(view.turn.step) })} `;
  if (sending) return `${when}${say('sent…')}`;
  if (passing) return `${when}${say('passing…')}`;
  if (options?.decision != null) return `${when}${named(options.decision.about.question, names)}`;
  if (view.decision === null) return `${when}${say('the game goes on…')}`;
  const asked = `${names[view.decision.seat]}: ${tell(view.decision.what)}`;
  return when + (match.seat === null ? asked : say('Waiting for {asked}', { asked }));
}

/** Who asks and what it says, what it costs, and what happens if not. */
function aboutView(
  { about }: NonNullable<SeatOptions['decision']>,
  names: Names,
  actions: Actions,
): VNode {
  const { name, text, cost, ifNot } = about;
  return (
    <div class="about" key="about">
      {text.map((line) => (
        <p class="rules">
          {name === '' ? '' : <strong>{`${named(name, names)}: `}</strong>}
          {withPips(line)}
        </p>
      ))}
      {cost !== null && <p class="quiet">{withPips(say('It costs {cost}.', { cost }))}</p>}
      {ifNot !== null && (
        <p class="quiet">{withPips(say('Otherwise: {ifNot}', { ifNot: named(ifNot, names) }))}</p>
      )}
      {button(say('Why am I asked?'), actions.whyAsked, 'small')}
    </div>
  );
}

function choices(table: Deciding, { view, options }: Position, names: Names, actions: Actions) {
  if (options?.decision == null || options.decision.kind === 'disclose') return false;
  const { number, about } = options.decision;
  const label = labeller(options, view, names);
  const { open } = table;
  const opened = open?.decision === number ? options.commands[open.index] : undefined;
  if (open !== null && (opened?.type === 'CastSpell' || opened?.type === 'ActivateAbility')) {
    return screens.value.announcement?.({
      option: opened,
      plan: open.plan,
      key: `announce ${number}.${open.index}`,
      label,
      view,
      answer: { fields: table.fields, fill: actions.fill },
      asked: askedOf(options, open),
      paid: table.paid,
      choosePlan: actions.choosePlan,
      explain: actions.explain,
      submit: (fields) => {
        actions.submit(open.index, fields);
      },
      begin: () => {
        actions.begin(
          opened.object,
          opened.type === 'ActivateAbility' ? opened.ability : undefined,
        );
      },
      close: actions.closeOption,
    });
  }
  if (opened !== undefined && 'burns' in opened)
    return burnQuestion(opened, number, table.sending, actions);
  const grouped = groupOptions(options, view);
  const one = (offered: Offered): VNode => optionButton(offered, actions, names, table.sending);
  return (
    <div key={`options ${number}`} class="options">
      {grouped.plain.map(({ option, index }) =>
        plainOption(option, index, table, names, about, label, actions),
      )}
      {menuView(table, options, view, names, actions)}
      {grouped.cards.map(({ object, name, offered }) => (
        <div
          class="group on-table"
          role="group"
          aria-label={named(name, names)}
          key={`group ${object}`}
        >
          <h4>{named(name, names)}</h4>
          <div class="buttons">{offered.map(one)}</div>
        </div>
      ))}
      {grouped.mana.length > 0 && manaOptions(grouped.mana, options, one)}
      {grouped.cards.length > 0 && listButton(table, actions)}
    </div>
  );
}

/** All that the card that was clicked can do, where a click did none of it; in a list it stands already. */
function menuView(
  table: Deciding,
  options: SeatOptions,
  view: View,
  names: Names,
  actions: Actions,
): VNode | false {
  const { selected, listed, sending } = table;
  if (selected === null || listed || deedOf(table, selected).do !== 'read') return false;
  const ways = deedsWith(options, selected);
  if (ways.length === 0) return false;
  const name = named(options.labels[String(selected)] ?? nameOf(view, selected), names);
  return (
    <div class="group" role="group" aria-label={name} key={`menu ${selected}`}>
      <h4>{name}</h4>
      <div class="buttons">
        {ways.map((index) => {
          const option = options.commands[index];
          return option && optionButton({ option, index, alike: 1 }, actions, names, sending);
        })}
      </div>
    </div>
  );
}

/** All that can be done on cards, as a list, for players who would rather read. */
export function listButton({ listed }: Deciding, actions: Actions): VNode {
  return (
    <button
      type="button"
      class="small list"
      key="list"
      aria-pressed={listed ? 'true' : 'false'}
      onClick={() => {
        actions.list(!listed);
      }}
    >
      {say('As a list')}
    </button>
  );
}

/** Mana is never lost with life without a question: not by a pass (6ED 300.4), nor by an attack (5ED Mana Burn.2). */
function burnQuestion(
  { type, label, burns }: Extract<Option, { burns: number }>,
  number: number,
  sending: boolean,
  actions: Actions,
): VNode {
  const what = type === 'Pass' ? passLabel(tell(label)) : tell(label);
  const go = (): void => {
    actions.send({ type });
  };
  return (
    <div key={`burn ${number}`} class="chooser" role="alert">
      <p>
        {say('There is mana in your pool. If it is not spent, you lose {burns} life.', { burns })}
      </p>
      <div class="buttons">
        {button(say('Keep the mana'), actions.closeOption, 'main', sending)}
        {button(say('{what}, and lose {burns} life', { what, burns }), go, 'danger', sending)}
      </div>
    </div>
  );
}

function manaOptions(
  offered: readonly Offered[],
  { decision }: SeatOptions,
  one: (offered: Offered) => VNode,
): VNode {
  const paying = decision?.kind === 'payment' || decision?.kind === 'pay';
  return (
    <details class="group on-table" key="mana" open={paying}>
      <summary>{say('Mana abilities (the server pays by itself)')}</summary>
      <div class="buttons">{offered.map(one)}</div>
    </details>
  );
}

function optionButton(
  { option, index, alike }: Offered,
  actions: Actions,
  names: Names,
  disabled: boolean,
): VNode {
  const text =
    named(option.label, names) + (alike > 1 ? ` (${say('{alike} alike', { alike })})` : '');
  return (
    <button type="button" key={index} disabled={disabled} onClick={() => actions.take(index)}>
      {text}
    </button>
  );
}

/** A pass says where it leads. */
const passLabel = (where: string): string => say('Pass {where}', { where });

/** To keep the hand is what one mostly wants, and what Space does: a mulligan is never the first. */
function inOrder(
  option: Extract<Option, { type: 'Choose' }>,
): readonly (string | number | boolean)[] {
  if (option.space.shape !== 'oneOf') return [];
  return option.kind === 'mulligan' ? option.space.options.toReversed() : option.space.options;
}

/** Passing, declaring, answering: what belongs to no card. */
function plainOption(
  option: Option,
  index: number,
  table: Deciding,
  names: Names,
  about: About,
  label: Label,
  actions: Actions,
): ComponentChildren {
  const { sending } = table;
  const send = (body: CommandBody) => () => {
    actions.send(body);
  };
  switch (option.type) {
    case 'Pass':
      return button(
        passLabel(named(option.label, names)),
        () => actions.take(index),
        'main',
        sending,
      );
    case 'AnnounceAttack':
      return button(
        tell(option.label),
        () => actions.take(index),
        option.idle === true ? '' : 'main',
        sending,
      );
    case 'TakeBack':
      return button(named(option.label, names), actions.takeBack, '', sending);
    case 'Choose':
      if (option.space.shape === 'oneOf') {
        return (
          <div class="buttons" key={`choose ${index}`}>
            {inOrder(option).map((one, at) =>
              button(
                label(String(one)),
                send({ type: 'Choose', answer: one }),
                at === 0 || option.kind !== 'mulligan' ? 'main' : '',
                sending,
              ),
            )}
          </div>
        );
      }
      return screens.value.chooser?.({ option, index, table, about, label, actions });
    case 'DeclareAttackers':
    case 'DeclareBlockers':
      return screens.value.chooser?.({ option, index, table, about, label, actions });
    default:
      return false;
  }
}

/** Names of what options speak of, with those of the players in them. */
function labeller({ labels }: SeatOptions, view: View, names: Names): Label {
  return (what) => {
    const text = labels[String(what)];
    return text === undefined ? recipientName(view, what, names) : named(text, names);
  };
}
