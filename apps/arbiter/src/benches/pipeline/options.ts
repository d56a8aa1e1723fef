/** What the bench is told. */
export interface PipelineOptions {
  readonly json: boolean;
  /** Whether the services run on Kafka, and four bare hops are the yardstick. */
  readonly kafka: boolean;
  /** Matches at once, ascending. */
  readonly matches: readonly number[];
  /** How long is measured at each number of matches. */
  readonly seconds: number;
  /** How many seconds players may take to sit down, at each number of matches. */
  readonly seating: number;
  /** How long players think before each command, in milliseconds on average; 0: not at all. */
  readonly think: number;
  /** Where the profile at 32 matches, or the number next to it, is written. */
  readonly profile: string | null;
}

const MOST_MATCHES = 2_000;
const MOST_SECONDS = 60;
const MOST_SEATING = 600;
const MOST_THINKING = 60_000;

/** Reads them; a text says what is wrong. */
export function readOptions(args: readonly string[]): PipelineOptions | string {
  let json = false;
  let kafka = false;
  let matches: number[] | null = null;
  let seconds = 6;
  let seating = 20;
  let think = 0;
  let profile: string | null = null;
  for (let i = 0; i < args.length; i++) {
    const value = args[i + 1] ?? '';
    switch (args[i]) {
      case '--json':
        json = true;
        continue;
      case '--kafka':
        kafka = true;
        continue;
      case '--evaluation':
        // Which services run is for anyone who starts them: tools/bench.mjs.
        if (!['apart', 'inside'].includes(value)) {
          return `--evaluation takes apart or inside, not '${value}'`;
        }
        break;
      case '--matches':
        matches = value.split(',').map(Number);
        if (!matches.every((n) => Number.isInteger(n) && n >= 1 && n <= MOST_MATCHES)) {
          return `--matches takes numbers from 1 to ${MOST_MATCHES} with commas between, not '${value}'`;
        }
        break;
      case '--seconds':
        seconds = Number(value);
        if (!(seconds >= 1 && seconds <= MOST_SECONDS)) {
          return `--seconds takes 1 to ${MOST_SECONDS}, not '${value}'`;
        }
        break;
      case '--seating':
        seating = Number(value);
        if (!(seating >= 1 && seating <= MOST_SEATING)) {
          return `--seating takes 1 to ${MOST_SEATING}, not '${value}'`;
        }
        break;
      case '--think':
        think = Number(value);
        if (!(value !== '' && think >= 0 && think <= MOST_THINKING)) {
          return `--think takes 0 to ${MOST_THINKING}, not '${value}'`;
        }
        break;
      case '--profile':
        if (value === '') return '--profile takes a file';
        profile = value;
        break;
      default:
        return `what is '${args[i] ?? ''}'?`;
    }
    i += 1;
  }
  matches ??= kafka ? [1, 128] : [1, 32, 1_000];
  const ascending = [...new Set(matches)].sort((a, b) => a - b);
  return { json, kafka, matches: ascending, seconds, seating, think, profile };
}
