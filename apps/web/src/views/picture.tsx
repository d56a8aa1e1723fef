import type { Client } from '@arbiter/client';
import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Card, Permanent } from './cards.tsx';

/** Where the operator says that pictures are; null: nowhere, or there is no answer yet. */
const template = signal<string | null>(null);
let asked = false;

/** Asks where pictures of cards are, once; again only if nobody answered. Without them cards are what they say. */
export function findPictures(client: Pick<Client, 'pictures'>): void {
  if (asked) return;
  asked = true;
  client.pictures().then(
    (found) => {
      template.value = found.template;
    },
    () => {
      asked = false;
    },
  );
}

/** The address of a card's picture; null where there is none, as of tokens and of what lies face down. */
export function pictureOf(card: Card | Permanent, where: string | null): string | null {
  if (where === null || card.name === '' || ('token' in card && card.token)) return null;
  return where.replaceAll('{name}', encodeURIComponent(card.name));
}

/** The picture of a card beside its text, which says all there is to say. One that does not come takes no room. */
export function Picture({ card }: { readonly card: Card | Permanent }): VNode | null {
  const address = pictureOf(card, template.value);
  if (address === null) return null;
  return (
    <img
      class="picture"
      key={address}
      src={address}
      alt=""
      referrerpolicy="no-referrer"
      onError={({ currentTarget }) => {
        currentTarget.hidden = true;
      }}
    />
  );
}
