/** The gateway: `GatewayModule` for a process, `setUpHttp` for its HTTP. */
export { GatewayModule } from './gateway.module.ts';
export { setUpHttp } from './http/set-up-http.ts';
export { INTAKE } from './intake.ts';
export { DEFAULT_LIMITS, limitsTimes, type GatewayOptions, type Limits } from './options.ts';
