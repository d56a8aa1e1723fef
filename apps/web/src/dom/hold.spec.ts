import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { heldDown, isHeld } from './hold.ts';

const FINGER = { pointerType: 'touch' } as PointerEvent;
const CLICK = { detail: 1 } as MouseEvent;
const BY_KEY = { detail: 0 } as MouseEvent;

describe('a finger on a card', () => {
  let read: number;
  const finger = heldDown(() => {
    read += 1;
  });

  beforeEach(() => {
    read = 0;
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  test('that stays reads it, and the click that comes of it is no click, however late it comes', () => {
    finger.onPointerDown(FINGER);
    jest.advanceTimersByTime(500);
    finger.onPointerUp();
    jest.advanceTimersByTime(50);
    expect([read, isHeld(CLICK)]).toEqual([1, true]);
  });

  test('that taps clicks it, also after one that stayed', () => {
    finger.onPointerDown(FINGER);
    jest.advanceTimersByTime(500);
    finger.onPointerUp();
    finger.onPointerDown(FINGER);
    jest.advanceTimersByTime(100);
    finger.onPointerUp();
    jest.advanceTimersByTime(1_000);
    expect([read, isHeld(CLICK)]).toEqual([1, false]);
  });

  test('that moves on scrolls, and reads nothing', () => {
    finger.onPointerDown(FINGER);
    finger.onPointerCancel();
    jest.advanceTimersByTime(1_000);
    expect([read, isHeld(CLICK)]).toEqual([0, false]);
  });

  test('that stayed has nothing to do with a key that is pressed later', () => {
    finger.onPointerDown(FINGER);
    jest.advanceTimersByTime(500);
    finger.onPointerUp();
    expect(isHeld(BY_KEY)).toBe(false);
  });
});
