import { creatureTypesIn, typeLineOf } from './printings.ts';

/** From when on type lines are read in the words of Classic (Sixth Edition), and in those of Ninth Edition, the last before TSP. */
const CLASSIC = '1999-06-01';
const AURAS = '2005-07-29';

/**
 * The type line that a card has at a time: its latest printing up to then, with what the rules of that time call obsolete
 * read as they say (6ED Glossary, TSP Glossary: Summon, Interrupt, Mana Source, Mono Artifact, Legend …).
 *
 * @param until ISO date
 * @returns undefined if it had not come out
 */
export function typeLineAt(name: string, until: string): string | undefined {
  const printed = typeLineOf(name, until);
  if (printed === undefined || until < CLASSIC) return printed;
  const line = inClassicWords(printed);
  return until < AURAS ? line : withAuras(line);
}

function inClassicWords(line: string): string {
  if (/^(?:Interrupt|Mana Source)$/u.test(line)) return 'Instant';
  if (/^(?:Mono|Poly|Continuous) Artifact$/u.test(line)) return 'Artifact';
  if (!line.startsWith('Summon')) return line;
  const types = creatureTypesIn(line);
  const rest = types.filter((type) => type !== 'Legend');
  const creature = rest.length < types.length ? 'Legendary Creature' : 'Creature';
  return rest.length === 0 ? creature : `${creature} — ${rest.join(' ')}`;
}

function withAuras(line: string): string {
  if (line === 'Enchant World') return 'World Enchantment';
  return line.startsWith('Enchant ') ? 'Enchantment — Aura' : line;
}
