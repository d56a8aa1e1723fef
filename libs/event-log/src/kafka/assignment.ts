import { AssignerProtocol } from 'kafkajs';

/** The name of our way to share partitions, as the members of a group agree on it. */
export const ASSIGNER = 'arbiter-copartition';

/** Version of Kafka's own form around it, so that its tools can show a group. */
const VERSION = 0;

/** What a member had at the end of a generation of its group. */
export interface Claim {
  readonly owned: readonly number[];
  readonly generation: number;
}

/**
 * Shares partition numbers among members: equally many, give or take one, and as few change hands as can be. A
 * partition that has to move is assigned to nobody yet: its owner sees that, revokes it and triggers another rebalance.
 * So all others keep what they have without a pause.
 */
export function share(
  partitions: number,
  claims: ReadonlyMap<string, Claim>,
): Map<string, readonly number[]> {
  const owned = ownedNow(partitions, claims);
  // The member with most keeps most, so that least moves.
  const members = [...owned].sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1));
  const shares = members.map(([member, numbers], i) => {
    const target =
      Math.floor(partitions / members.length) + (i < partitions % members.length ? 1 : 0);
    return { member, target, numbers: numbers.slice(0, target) };
  });
  const taken = new Set([...owned.values()].flat());
  for (let number = 0; number < partitions; number++) {
    if (taken.has(number)) continue;
    const room = ({ target, numbers }: (typeof shares)[number]) => target - numbers.length;
    const [first, ...others] = shares;
    if (first === undefined) break;
    others.reduce((most, one) => (room(one) > room(most) ? one : most), first).numbers.push(number);
  }
  return new Map(shares.map(({ member, numbers }) => [member, numbers]));
}

/**
 * What each member owns. Where two claim a partition, one of them missed that it lost it: the later generation counts.
 */
function ownedNow(partitions: number, claims: ReadonlyMap<string, Claim>): Map<string, number[]> {
  const owned = new Map([...claims.keys()].map((member) => [member, [] as number[]]));
  for (let number = 0; number < partitions; number++) {
    let owner: string | null = null;
    let latest = -1;
    for (const [member, claim] of claims) {
      if (claim.generation <= latest || !claim.owned.includes(number)) continue;
      [owner, latest] = [member, claim.generation];
    }
    if (owner !== null) owned.get(owner)?.push(number);
  }
  return owned;
}

/** What a member says about itself when it joins. */
export function encodeClaim(topics: readonly string[], claim: Claim): Buffer {
  const userData = Buffer.from(JSON.stringify(claim));
  return AssignerProtocol.MemberMetadata.encode({
    version: VERSION,
    topics: [...topics],
    userData,
  });
}

/** Reads what `encodeClaim` wrote. */
export function decodeClaim(bytes: Buffer): Claim {
  const metadata = AssignerProtocol.MemberMetadata.decode(bytes);
  return JSON.parse(metadata?.userData.toString() ?? '') as Claim;
}

/** A member's share: these partition numbers of every topic. */
export function encodeShare(topics: readonly string[], numbers: readonly number[]): Buffer {
  const assignment = Object.fromEntries(topics.map((topic) => [topic, [...numbers]]));
  return AssignerProtocol.MemberAssignment.encode({
    version: VERSION,
    assignment,
    userData: Buffer.alloc(0),
  });
}

/** Reads what `encodeShare` wrote. */
export function decodeShare(bytes: Buffer): readonly number[] {
  const share = bytes.length === 0 ? null : AssignerProtocol.MemberAssignment.decode(bytes);
  return Object.values(share?.assignment ?? {})[0] ?? [];
}
