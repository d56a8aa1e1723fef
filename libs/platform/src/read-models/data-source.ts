import { AbstractLogger, DataSource, type DataSourceOptions } from 'typeorm';

/** Errors are thrown, and logged where they are caught; TypeORM would write them to standard output as well. */
class Silent extends AbstractLogger {
  protected override writeLog(): void {
    return;
  }
}

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/**
 * A PostgreSQL as TypeORM sees it, with no connection yet.
 *
 * TypeORM is 300 files: import this file only when a database is opened, so that a service without one starts without
 * them.
 */
export function postgres(options: Omit<PostgresOptions, 'type'>): DataSource {
  return new DataSource({
    type: 'postgres',
    logger: new Silent(),
    installExtensions: false,
    ...options,
  });
}
