export type { CardPictures } from './card-pictures.ts';
export { openDataFolder } from './data-folder.ts';
export { checkPort } from './free-port.ts';
export { type KafkaAccess, SASL_MECHANISMS } from './kafka-access.ts';
export type { Official, Oidc } from './oidc.ts';
export { useOwnCards } from './own-cards.ts';
export {
  BadSettings,
  LOG_LEVELS,
  type LogLevel,
  readSettings,
  SETTING_NAMES,
  type Settings,
  SPECTATOR_DELAY,
} from './settings.ts';
