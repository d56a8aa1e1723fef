import type { VNode } from 'preact';
import { named, worthReading, type LogLine } from '../state/log.ts';
import type { ReplayState } from '../state/state.ts';
import { ruleLink, type ShowRule } from '../views/rule.tsx';
import { say } from '../words/say.ts';

/** So many are listed at most: what is left out is counted. */
const MOST = 60;

/** What came of the next command: what most want to read of it, or else the first thing that it did. */
export function didThen(every: readonly LogLine[], version: number): LogLine | undefined {
  const next = every.find((line) => line.version > version)?.version;
  const lines = every.filter((line) => line.version === next);
  const [first] = worthReading(lines);
  return first ?? lines.find(({ type }) => type !== 'CommandReceived' && type !== 'ClocksAdvanced');
}

/** What the player who had to decide after this line could do, and what came of it. */
export function legalView(
  { showsLegal, legal, every }: ReplayState,
  names: readonly [string, string],
  toggle: () => void,
  showRule: ShowRule,
): VNode {
  return (
    <section class="legal" aria-label={say('What was legal')}>
      <button type="button" class="small" aria-expanded={showsLegal} onClick={toggle}>
        {say('What was legal?')}
      </button>
      {showsLegal && legal !== null && found(legal, every, names, showRule)}
    </section>
  );
}

function found(
  { version, seat, options }: NonNullable<ReplayState['legal']>,
  every: readonly LogLine[],
  names: readonly [string, string],
  showRule: ShowRule,
): VNode {
  if (seat === null) return <p class="quiet">{say('Nobody had to decide then.')}</p>;
  const name = names[seat];
  if (options === null)
    return (
      <p class="quiet">
        {say('{name} had to decide then; what they could do is not for this view.', { name })}
      </p>
    );
  const labels = [
    ...new Set(
      options.commands.map(({ type, label }) => {
        const said = named(label, names);
        return type === 'Pass' ? say('Pass {where}', { where: said }) : said;
      }),
    ),
  ];
  const did = didThen(every, version);
  const about = options.decision?.about;
  return (
    <>
      <p>
        <strong>{name}</strong>
        {about !== undefined && `: ${named(about.question, names)} `}
        {about?.rule != null && ruleLink(about.rule, showRule)}
      </p>
      <ul tabIndex={0}>
        {labels.slice(0, MOST).map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
      {labels.length > MOST && (
        <p class="quiet">{say('and {more} more', { more: labels.length - MOST })}</p>
      )}
      {did !== undefined && (
        <p class="quiet">{say('Then: {text}', { text: named(did.text, names) })}</p>
      )}
    </>
  );
}
