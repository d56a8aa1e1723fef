import encodeQR from 'qr';
import type { VNode } from 'preact';
import { makeRoute } from '../state/route.ts';
import { say } from '../words/say.ts';

/** Light squares around the code, without which a camera doesn't find it (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The link by which somebody else comes to play against a player, for the camera of a telephone. */
export function invitationCode(player: string): VNode {
  const link = new URL(makeRoute({ at: 'invite', player }), document.baseURI).href;
  const rows = encodeQR(link, 'raw', { border: QUIET_ZONE });
  const dark = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      class="code"
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      role="img"
      aria-label={say('The link as a QR code')}
    >
      <path d={dark.join('')} />
    </svg>
  );
}
