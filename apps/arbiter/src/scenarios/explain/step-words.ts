import type { Action, Step } from '@arbiter/conformance';

/** What is done or asked in a step, in words. */
export function stepWords(step: Step): string {
  switch (step.kind) {
    case 'act':
      return `${step.player} ${actionWords(step.action)}`;
    case 'pass':
      return 'The player who is asked passes';
    case 'resolve':
      return step.all ? 'Everything on the stack resolves' : 'The top of the stack resolves';
    case 'goTo':
      return `On to ${step.player === null ? '' : `${step.player}’s `}${step.step}`;
    case 'expect':
      return 'So it is now';
    case 'refused':
      return `Not allowed: ${step.player} ${actionWords(step.action)}`;
    case 'may':
    case 'mayNot':
      return step.kind === 'may' ? 'What may be done now' : 'What may not be done now';
    case 'options':
      return 'All that may be done now';
    case 'count':
      return 'How much may be done now';
    case 'random':
      return 'Chance will have it so';
    case 'under':
      return `Under ${[...step.editions.keys()].join(' and ')}`;
    default:
      return step satisfies never;
  }
}

/** What a player does, after the player's name. */
export function actionWords(action: Action): string {
  switch (action.verb) {
    case 'pass':
      return 'passes';
    case 'concede':
      return 'concedes';
    case 'agree':
      return 'agrees';
    case 'announce attack':
      return 'announces an attack';
    case 'play':
      return `plays ${action.card}`;
    case 'phase':
      return `plays what ${action.card} does in this phase`;
    case 'cycle':
      return `cycles ${action.card}`;
    case 'cast':
      return `casts ${action.card}${targetWords(action)}`;
    case 'activate':
      return `uses ${action.object}${targetWords(action)}`;
    case 'begin':
      return `begins to play ${action.card}`;
    case 'takeBack':
      return 'takes it back';
    case 'attack':
      return action.bands.length === 0
        ? 'attacks with nothing'
        : `attacks with ${action.bands.map((band) => band.join(' + ')).join(', ')}`;
    case 'block':
      return action.blocks.length === 0
        ? 'blocks with nothing'
        : `blocks: ${action.blocks.map(([blocker, attacker]) => `${blocker} → ${attacker}`).join(', ')}`;
    case 'assign':
      return 'assigns damage';
    case 'choose':
      return action.answer.length === 0 ? 'chooses nothing' : `chooses ${action.answer.join(', ')}`;
    case 'name':
      return `names ${action.card}`;
    case 'number':
      return `chooses ${action.number}`;
    case 'divide':
      return 'divides it';
    case 'repeat':
      return `proposes to repeat this ${action.times} times`;
    default:
      return action satisfies never;
  }
}

function targetWords({ targets, x }: Extract<Action, { verb: 'cast' | 'activate' }>): string {
  const on = targets === null ? '' : ` on ${targets.names.join(', ')}`;
  return x === null ? on : `${on}, X is ${x}`;
}
