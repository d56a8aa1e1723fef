import type { IncomingMessage } from 'node:http';

/**
 * Whose address a request comes from: what the outermost of our own proxies says of it. Anything further left in
 * `X-Forwarded-For` comes from the client and can't be trusted. It is what Express's `request.ip` is with the same
 * number as `trust proxy`.
 *
 * @param proxies of our own before this process
 */
export function addressOf({ socket, headers }: IncomingMessage, proxies: number): string {
  const said = [headers['x-forwarded-for'] ?? []].flat().join();
  const way = said.split(',').map((address) => address.trim());
  const chain = [...way.filter((address) => address !== ''), socket.remoteAddress ?? ''];
  return chain.at(Math.max(-1 - proxies, -chain.length)) ?? '';
}
