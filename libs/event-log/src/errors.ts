/** The log was closed before or during the call. */
export class LogClosed extends Error {
  override readonly name = 'LogClosed';
  constructor() {
    super('the event log is closed');
  }
}

/** There is no room for more. What was appended before is safe. */
export class LogFull extends Error {
  override readonly name = 'LogFull';
  constructor(detail: string, options?: ErrorOptions) {
    super(`the event log is full: ${detail}`, options);
  }
}

/** The disk or the brokers failed; only reading tells whether the records were written. */
export class LogBroken extends Error {
  override readonly name = 'LogBroken';
  constructor(detail: string, options?: ErrorOptions) {
    super(`the event log could not be written: ${detail}`, options);
  }
}

/** The brokers do not answer; nothing was being written. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
  constructor(detail: string, options?: ErrorOptions) {
    super(`the event log does not answer: ${detail}`, options);
  }
}

/** Another process uses this log's folder. */
export class LogInUse extends Error {
  override readonly name = 'LogInUse';
  constructor(folder: string, pid: number) {
    super(`the data folder ${folder} is in use by process ${pid}`);
  }
}

/** The log has no such topic or partition. */
export class UnknownTopic extends Error {
  override readonly name = 'UnknownTopic';
  constructor(topic: string, partition?: number) {
    super(
      partition === undefined
        ? `there is no topic ${topic}`
        : `topic ${topic} has no partition ${partition}`,
    );
  }
}

/** A record's value is larger than `MAX_RECORD_BYTES`. */
export class RecordTooLarge extends Error {
  override readonly name = 'RecordTooLarge';
  constructor(topic: string, bytes: number) {
    super(`a record of ${bytes} bytes for ${topic} is too large`);
  }
}

/** We are not allowed to write to a topic: retrying won't help. */
export class AppendForbidden extends Error {
  override readonly name = 'AppendForbidden';
  constructor(topic: string, options?: ErrorOptions) {
    super(`we are not allowed to append to ${topic}`, options);
  }
}

/** Whether an append failed for good, so that retrying won't help. */
export const isRefused = (error: unknown): boolean =>
  error instanceof RecordTooLarge || error instanceof AppendForbidden;
