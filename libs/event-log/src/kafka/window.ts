import type { LogRecord } from '../event-log.ts';
import type { Source } from '../pump.ts';
import { Waiting } from '../waiting.ts';
import { recordOf, unpacked } from './fetching.ts';
import type { FetchedBatch } from './requests.ts';

/** Bytes, of batches and of values, after which fetching pauses until the reader has taken some. */
const MOST_BYTES = 1024 * 1024;

/** A batch, and the offset from which on it is wanted. */
interface Packed {
  readonly batch: FetchedBatch;
  readonly from: number;
}

/**
 * What was fetched from one partition and is not read yet. It waits as it was fetched, and is unpacked batch by batch when the
 * reader comes for it: half a MiB of packed records may be hundreds of MiB.
 */
export class Window implements Source {
  readonly topic: string;
  readonly partition: number;
  /** Offset to fetch from. */
  fetchFrom: number;
  readonly #most: number;
  readonly #filled = new Waiting();
  readonly #onRoom: () => void;
  readonly #packed: Packed[] = [];
  #records: LogRecord[] = [];
  /** Bytes of what is packed, and of the values of what isn't. */
  readonly #bytes = { packed: 0, unpacked: 0 };
  #hadRoom = true;

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
    this.fetchFrom = from;
    this.#most = most;
    this.#onRoom = onRoom;
  }

  /** Where what is unpacked ends. */
  get next(): number {
    return this.#packed[0]?.from ?? this.fetchFrom;
  }

  /** Whether to fetch more. */
  hasRoom(): boolean {
    return this.#isShort() && this.#bytes.packed + this.#bytes.unpacked < MOST_BYTES;
  }

  /** Takes what was fetched from `fetchFrom` on. @param next offset to fetch from after it */
  receive(batches: readonly FetchedBatch[], next: number): void {
    for (const batch of batches) {
      this.#packed.push({ batch, from: Math.max(this.fetchFrom, batch.first) });
      this.#bytes.packed += batch.bytes;
    }
    this.fetchFrom = Math.max(this.fetchFrom, next);
    this.#hadRoom = this.hasRoom();
    this.#filled.wake();
  }

  /** The log no longer has, or does not have yet, what was to be fetched. */
  jump(next: number): void {
    this.fetchFrom = next;
    this.#filled.wake();
  }

  async more(from: number, stopped: AbortSignal): Promise<void> {
    this.#forget(from);
    if (this.#records.length === 0 && this.#packed.length === 0) await this.#filled.wait(stopped);
    if (!stopped.aborted) await this.#unpack();
  }

  read(from: number, limit: number): readonly LogRecord[] {
    this.#forget(from);
    return this.#records.slice(0, limit);
  }

  /** Whether the reader could take more than is unpacked. The next batch adds up to as much as one may have. */
  #isShort(): boolean {
    return this.#records.length < this.#most && this.#bytes.unpacked < MOST_BYTES;
  }

  /** Unpacks as many batches as the reader could take. @throws Error where the next record is in one that can't be unpacked */
  async #unpack(): Promise<void> {
    for (let [one] = this.#packed; one !== undefined && this.#isShort(); [one] = this.#packed) {
      try {
        const messages = await unpacked(one.batch, one.from);
        this.#add(messages.map((message) => recordOf(this.topic, this.partition, message)));
      } catch (error) {
        if (this.#records.length === 0) throw error;
        return; // What comes before it is read first.
      }
      this.#packed.shift();
      this.#bytes.packed -= one.batch.bytes;
      this.#tellRoom();
    }
  }

  #add(records: readonly LogRecord[]): void {
    for (const record of records) {
      this.#records.push(record);
      this.#bytes.unpacked += bytesOf(record);
    }
  }

  #tellRoom(): void {
    const had = this.#hadRoom;
    this.#hadRoom = this.hasRoom();
    if (!had && this.#hadRoom) this.#onRoom();
  }

  /** Reading from an offset acknowledges what is before it. */
  #forget(from: number): void {
    const first = this.#records.findIndex(({ offset }) => offset >= from);
    if (first === 0 || this.#records.length === 0) return;
    const done = this.#records.splice(0, first === -1 ? this.#records.length : first);
    for (const record of done) this.#bytes.unpacked -= bytesOf(record);
    this.#tellRoom();
  }
}

const bytesOf = ({ value }: LogRecord) => value?.length ?? 0;
