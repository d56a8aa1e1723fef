import { h, render } from 'preact';
import { computed, effect, signal } from '@preact/signals';
import { isCalled } from './play/called.ts';
import { Identities } from './session/identity.ts';
import { KeptChat } from './session/kept-chat.ts';
import { KeptDeck } from './session/kept-deck.ts';
import { KeptGuide } from './session/kept-guide.ts';
import { KeptOrders } from './session/kept-orders.ts';
import { Session } from './session/session.ts';
import { screens } from './state/screens.ts';
import { sound } from './state/sound.ts';
import { EMPTY_LOBBY, type AppState } from './state/state.ts';
import { slicesOf } from './state/slices.ts';
import { makeStore } from './state/store.ts';
import { Page } from './views/page.tsx';
import { say } from './words/say.ts';

const SOUND = 'arbiter sound';

/** Shows the page in an element, and keeps it as the server tells. */
export function startPage(root: Element): void {
  const initial: AppState = {
    me: null,
    route: { at: 'lobby' },
    online: true,
    problem: null,
    missing: null,
    inviter: null,
    books: null,
    lobby: EMPTY_LOBBY,
    ticket: null,
    table: null,
    replay: null,
    why: null,
  };
  const store = makeStore(initial);
  const now = signal(Date.now());
  const session = new Session(store, {
    url: location.origin,
    identities: new Identities(localStorage, sessionStorage),
    kept: new KeptDeck(localStorage),
    orders: new KeptOrders(localStorage),
    ofWindow: sessionStorage,
    guide: new KeptGuide(localStorage),
    chat: new KeptChat(localStorage, sessionStorage),
    copy: async (text) => (await import('./later.ts')).copy(text),
    location,
    replace: (hash) => {
      history.replaceState(null, '', hash);
    },
    address: () => location.href,
    save: (name, text) =>
      void import('./later.ts').then(({ save }) => {
        save(name, text);
      }),
    confirm: (question) => confirm(question),
  });
  const title = document.title;
  const isOnesMove = computed(() => isCalled(store.state.value.table));
  effect(() => {
    document.title = isOnesMove.value ? say('Your move · {title}', { title }) : title;
    if (isOnesMove.value && sound.peek())
      void import('./later.ts').then(({ ring }) => {
        ring();
      });
  });
  sound.value = localStorage.getItem(SOUND) === 'on';
  sound.subscribe((on) => {
    localStorage.setItem(SOUND, on ? 'on' : 'off');
  });
  render(h(Page, { state: slicesOf(store.state, now), actions: session.actions }), root);
  window.addEventListener('hashchange', () => {
    session.onRoute();
  });
  window.addEventListener('keydown', (event) => {
    screens.peek().onKey?.(event, session.actions);
  });
  window.addEventListener('keyup', ({ key }) => {
    if (key === 'Control') session.actions.holdPriority(false);
  });
  // Let go of in another window, it is not told here.
  window.addEventListener('blur', () => {
    session.actions.holdPriority(false);
  });
  setInterval(() => {
    now.value = Date.now();
    session.onTick(now.value);
  }, 500);
  session.start();
}
