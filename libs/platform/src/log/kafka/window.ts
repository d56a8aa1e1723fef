import type { LogRecord } from '../event-log.ts';
import type { Source } from '../pump.ts';
import { Waiting } from '../waiting.ts';

/** Bytes of values after which fetching pauses until the reader has taken some. */
const MOST_BYTES = 1024 * 1024;

/** What was fetched from one partition and is not read yet. */
export class Window implements Source {
  readonly topic: string;
  readonly partition: number;
  /** Offset to fetch from. */
  next: number;
  readonly #most: number;
  readonly #filled = new Waiting();
  readonly #onRoom: () => void;
  #records: LogRecord[] = [];
  #bytes = 0;

  /**
   * @param from offset to begin at
   * @param most so many unread records are enough
   * @param onRoom called when there is room again
   */
  constructor(
    topic: string,
    partition: number,
    from: number,
    { most, onRoom }: { most: number; onRoom: () => void },
  ) {
    this.topic = topic;
    this.partition = partition;
    this.next = from;
    this.#most = most;
    this.#onRoom = onRoom;
  }

  /** Whether to fetch more. */
  hasRoom(): boolean {
    return this.#records.length < this.#most && this.#bytes < MOST_BYTES;
  }

  /** Takes what was fetched, of which some may be known. @param next offset to fetch from after it */
  receive(records: readonly LogRecord[], next: number): void {
    for (const record of records) {
      if (record.offset < this.next) continue;
      this.#records.push(record);
      this.#bytes += bytesOf(record);
    }
    this.next = Math.max(this.next, next);
    this.#filled.wake();
  }

  /** The log no longer has, or does not have yet, what was to be fetched. */
  jump(next: number): void {
    this.next = next;
    this.#filled.wake();
  }

  async more(from: number, stopped: AbortSignal): Promise<void> {
    this.#forget(from);
    if (this.#records.length === 0) await this.#filled.wait(stopped);
  }

  read(from: number, limit: number): readonly LogRecord[] {
    this.#forget(from);
    return this.#records.slice(0, limit);
  }

  /** Reading from an offset acknowledges what is before it. */
  #forget(from: number): void {
    const first = this.#records.findIndex(({ offset }) => offset >= from);
    if (first === 0 || this.#records.length === 0) return;
    const hadRoom = this.hasRoom();
    const done = this.#records.splice(0, first === -1 ? this.#records.length : first);
    for (const record of done) this.#bytes -= bytesOf(record);
    if (!hadRoom && this.hasRoom()) this.#onRoom();
  }
}

const bytesOf = ({ value }: LogRecord) => value?.length ?? 0;
