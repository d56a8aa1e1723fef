import { z } from 'zod';

/** Where pictures of cards come from. */
export interface CardPictures {
  /** The address of a card's picture, with `{name}` where its name goes. */
  readonly template: string;
  /** The origins that browsers load from for it: that of the template, and those to which it sends them on. */
  readonly origins: readonly string[];
}

const NAME = '{name}';

/** This machine alone is asked without encryption: nothing on the way there could listen. */
const HERE = /^(localhost|127(\.\d+){3}|\[::1\])$/u;

/**
 * Why something is no address to load pictures from; null if it is one. As it goes into a header, whatever could
 * end a source there is none.
 */
function faultOf(text: string): string | null {
  if (/[;,'"]/u.test(text)) return 'may not have any of ; , \' "';
  if (!URL.canParse(text)) return 'must be a URL: https://…';
  const { protocol, hostname, username, password, hash } = new URL(text);
  const isSafe = protocol === 'https:' || (protocol === 'http:' && HERE.test(hostname));
  if (!isSafe) return 'must begin with https://; http:// is for this machine only';
  if (username !== '' || password !== '') return 'may not have a password: every player reads it';
  return hash === '' ? null : 'may not have a #';
}

function faultOfTemplate(template: string): string | null {
  const unknown = template.match(/\{[^{}]*\}/gu)?.find((one) => one !== NAME);
  if (unknown !== undefined) return `knows {name} only, no ${unknown}`;
  const [start = '', ...rest] = template.split(NAME);
  if (rest.length === 0) return 'must say by {name} where the name of a card goes';
  if (/[{}]/u.test(start + rest.join(''))) return 'has a { or } that stands alone';
  // An origin that a name could change would be no origin.
  if (!/^https?:\/\/[^/?#]+[/?]/u.test(start)) return 'must have {name} behind the host';
  return faultOf(template.replaceAll(NAME, 'name'));
}

function faultOfOrigin(origin: string): string | null {
  const fault = faultOf(origin);
  if (fault !== null) return fault;
  return new URL(origin).origin === origin ? null : `names ${origin}, which is more than a host`;
}

/** A template, and behind it, after spaces, the origins to which its host sends browsers on. */
export const cardPictures = z.string().transform((text, context): CardPictures => {
  const [template = '', ...others] = text.trim().split(/\s+/u);
  const fault = faultOfTemplate(template) ?? others.map(faultOfOrigin).find((one) => one !== null);
  if (fault == null) {
    const { origin } = new URL(template.replaceAll(NAME, 'name'));
    return { template, origins: [...new Set([origin, ...others])] };
  }
  context.addIssue(`ARBITER_CARD_PICTURES ${fault}`);
  return z.NEVER;
});
