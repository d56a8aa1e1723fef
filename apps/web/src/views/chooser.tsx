import type { CommandBody } from '@arbiter/client';
import { mendAttack } from '@arbiter/view';
import type { ComponentChildren, VNode } from 'preact';
import { isAnswer } from '../play/allowed.ts';
import { declared, type Option, type SpaceOf, type SpaceView } from '../play/answers.ts';
import { numberIn } from '../play/fields.ts';
import { isOnTable } from '../play/on-table.ts';
import { summaryOf } from '../play/summary.ts';
import { isComplete, type Asked } from '../play/touch.ts';
import type { Actions } from '../session/actions.ts';
import { listButton, type About, type Deciding } from './decision.tsx';
import { filterView } from './filter.tsx';
import { button, form, type Answering } from './parts.tsx';
import { withPips } from './pips.tsx';
import { sliderView } from './slider.tsx';
import { spaceFields, type Label } from './spaces.tsx';
import { whyNotButton } from './why-not.tsx';
import { say, tell } from '../words/say.ts';

/** What a declaration or choice is made of, with the buttons that send it. */
export function chooserForm(all: Choosing): VNode {
  const { option, index, table, about, label, actions } = all;
  const { sending, fields } = table;
  const view = table.position?.view ?? null;
  const asked: Asked = { space: option.space, index };
  const answer: Answering = { fields, fill: actions.fill };
  const onTable = view !== null && isOnTable(option.space, view);
  return form(
    { class: 'chooser', key: `form ${index}`, answer },
    (fields) => {
      actions.submit(index, fields);
    },
    onTable && (
      <p class="made" role="status">
        {summaryOf(asked, fields ?? {}, view, label)}
      </p>
    ),
    <div class={onTable ? 'fields on-table' : 'fields'}>
      {filterView(choicesOf(option.space))}
      {spaceFields(
        option.space,
        label,
        actions.searchCards,
        option.type === 'Choose' ? about.ends : null,
        answer,
      )}
      {beside(all)}
    </div>,
    <div class="buttons">
      <button type="submit" class="main" disabled={sending || !isComplete(asked, fields ?? {})}>
        {withPips(submitLabel(option, about))}
      </button>
      {whyNotButton(asked, fields, sending, () => {
        actions.explain(declared(option, fields ?? {}));
      })}
      {otherAnswers(all)}
      {onTable && listButton(table, actions)}
    </div>,
  );
}

/** How many cards or words one chooses from. */
function choicesOf(space: SpaceView): number {
  if (space.shape === 'subset') return space.from.length;
  return space.shape === 'word' ? space.options.length : 0;
}

/** X on a slider, with what it comes to; other numbers stand for nothing that could be shown. */
function beside({ option, table, about }: Choosing): ComponentChildren {
  if (option.type !== 'Choose' || option.kind !== 'x' || option.space.shape !== 'number')
    return false;
  const { least, most } = option.space;
  const value = numberIn(table.fields ?? {}, 'pick', least);
  return sliderView({ name: 'pick', least, most, value, lines: about.text });
}

export interface Choosing {
  readonly option: Extract<Option, { type: 'Choose' | 'DeclareAttackers' | 'DeclareBlockers' }>;
  readonly index: number;
  readonly table: Deciding;
  readonly about: About;
  readonly label: Label;
  readonly actions: Actions;
}

function submitLabel(option: Choosing['option'], about: About): string {
  if (option.type !== 'Choose') return say('{label} with these', { label: tell(option.label) });
  return option.space.shape === 'payment' ? tell(about.yes) : say('Done');
}

/** What one may answer besides what is chosen. */
function otherAnswers({ option, table, about, actions }: Choosing): ComponentChildren {
  const { sending } = table;
  const answer = (label: string, body: CommandBody): VNode =>
    button(
      label,
      () => {
        actions.send(body);
      },
      '',
      sending,
    );
  // Where something has to attack or block, nothing is no answer, and one may ask why.
  const none = (label: string, body: CommandBody): ComponentChildren =>
    isAnswer(option.space, {})
      ? answer(label, body)
      : button(say('{label}: why not?', { label }), () => {
          actions.explain(body);
        });
  if (option.type === 'DeclareBlockers') {
    return none(say('No block'), { type: 'DeclareBlockers', blocks: [] });
  }
  if (option.type === 'Choose') {
    if (option.kind === 'repetitions') return agreeing(option.space, answer);
    return option.kind === 'pay' && answer(tell(about.no), { type: 'Choose', answer: false });
  }
  const { space } = option;
  return [
    none(say('No attack'), { type: 'DeclareAttackers', attackers: [] }),
    space.shape === 'attack' &&
      space.attackers.length > 1 &&
      button(say('All of them'), () => {
        actions.fill({ ...table.fields, pick: allOf(space).map(String) });
      }),
  ];
}

/** To a number of repetitions one says yes or no, or names another (6ED 421.2, 421.5). */
function agreeing(
  space: SpaceView,
  answer: (label: string, body: CommandBody) => VNode,
): ComponentChildren {
  if (space.shape !== 'number') return false;
  const { least, most } = space;
  // A loop of its own may be repeated more often, and no less.
  const times = least === 0 ? most : least;
  return [
    answer(say('Agree: {times} {times:time|times}', { times }), { type: 'Choose', answer: times }),
    least === 0 && answer(say('Not at all'), { type: 'Choose', answer: 0 }),
  ];
}

/** As many as may attack together. */
const allOf = (space: SpaceOf<'attack'>): readonly number[] =>
  mendAttack(
    space,
    space.attackers.map((one) => [one]),
  ).flat();
