import { Answers, Public } from '@arbiter/http';
import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { PublicKey } from '@arbiter/protocol';
import { keys as publicKeys } from '../http/shapes.ts';
import { GATEWAY_OPTIONS, type GatewayOptions } from '../options.ts';

@ApiTags('keys')
@Public()
@Controller('.well-known')
export class KeysController {
  readonly #options: GatewayOptions;

  constructor(@Inject(GATEWAY_OPTIONS) options: GatewayOptions) {
    this.#options = options;
  }

  @Get('jwks.json')
  @Answers(200, publicKeys, 'The keys')
  @ApiOperation({ summary: 'Keys that tokens are signed with (RFC 7517)' })
  jwks(): { keys: readonly (PublicKey & { use: string; alg: string })[] } {
    return { keys: this.#options.keys.tokenKeys.map(asSigning) };
  }

  @Get('tips.json')
  @Answers(200, publicKeys, 'The keys')
  @ApiOperation({ summary: 'Keys that tips of games are signed with: all that ever were' })
  tips(): { keys: readonly (PublicKey & { use: string; alg: string })[] } {
    return { keys: this.#options.keys.tipKeys.map(asSigning) };
  }
}

const asSigning = (key: PublicKey): PublicKey & { use: string; alg: string } => ({
  ...key,
  use: 'sig',
  alg: 'EdDSA',
});
