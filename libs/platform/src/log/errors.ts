/** The log was closed before, or while, it was asked. */
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

/** The disk or the brokers did not do what was asked; whether the records are there has to be read. */
export class LogBroken extends Error {
  override readonly name = 'LogBroken';
  constructor(detail: string, options?: ErrorOptions) {
    super(`the event log could not be written: ${detail}`, options);
  }
}

/** The brokers do not answer what was asked; nothing was to be written. */
export class LogUnavailable extends Error {
  override readonly name = 'LogUnavailable';
  constructor(detail: string, options?: ErrorOptions) {
    super(`the event log does not answer: ${detail}`, options);
  }
}

/** Somebody else uses this log's folder. */
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

/** The log does not let us write to a topic: no trying again changes that. */
export class AppendForbidden extends Error {
  override readonly name = 'AppendForbidden';
  constructor(topic: string, options?: ErrorOptions) {
    super(`nothing may be appended to ${topic} by us`, options);
  }
}

/** Whether an append failed for a reason that no trying again changes. */
export const isRefused = (error: unknown): boolean =>
  error instanceof RecordTooLarge || error instanceof AppendForbidden;
