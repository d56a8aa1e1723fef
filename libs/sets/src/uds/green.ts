import { words } from '@arbiter/cards';

const { does, land, sorcery, theTarget } = words;

/** Two lands go on top of their owners' libraries. */
export const plowUnder = sorcery(
  'Plow Under',
  '3GG',
  does({ do: 'move', what: theTarget, to: 'library' }, { what: land, least: 2, most: 2 }),
);
