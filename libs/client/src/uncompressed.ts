import type { AnySocket, AnySocketClass } from './socket.ts';

/** As those of `ws` are made. */
type SocketOfWs = new (url: string, options: { readonly perMessageDeflate: boolean }) => AnySocket;

/**
 * Sockets as those of `ws`, without the compression that these offer by default: within one data centre it costs a server
 * more than the bytes that it saves.
 */
export function uncompressed(ofWs: AnySocketClass): AnySocketClass {
  const Socket: SocketOfWs = ofWs;
  return class extends Socket {
    constructor(url: string) {
      super(url, { perMessageDeflate: false });
    }
  };
}
