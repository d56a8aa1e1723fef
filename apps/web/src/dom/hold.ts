/** So long a finger stays on something that is meant to be read, in milliseconds. */
const STAYS = 500;

let timer: ReturnType<typeof setTimeout> | undefined;
let stayed = false;

/** Reads what a finger stays on: not every browser tells of that (`contextmenu`); whoever moves on scrolls. */
export function heldDown(read: () => void) {
  const letGo = (): void => {
    clearTimeout(timer);
    // The click that comes of it comes first.
    setTimeout(() => {
      stayed = false;
    });
  };
  return {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      clearTimeout(timer);
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

/** Whether a click is only the end of that. */
export const isHeld = (): boolean => stayed;
