/** So long a finger stays on something that is meant to be read, in milliseconds. */
const STAYS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let stayed = false;

/** Reads what a finger stays on: not every browser tells of that (`contextmenu`); whoever moves on scrolls. */
export function heldDown(read: () => void) {
  const letGo = (): void => {
    clearTimeout(timer);
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      letGo();
      stayed = false;
      if (pointerType !== 'touch') return;
      timer = setTimeout(() => {
        stayed = true;
        read();
      }, STAYS);
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
  };
}

/**
 * Whether a click is only the end of that: it comes some milliseconds after the finger has left, in a task of its own; the
 * next touch ends the hold. A click by a key (whose `detail` is 0) has no finger to it.
 */
export const isHeld = ({ detail }: MouseEvent): boolean => stayed && detail > 0;
