/** How high it sounds, in hertz, for how long, in seconds, and how loud, of 1. */
const [PITCH, LENGTH, LOUDNESS] = [660, 0.18, 0.15];

let context: AudioContext | undefined;

/** A short, soft tone. Browsers play none before the first click on the page. */
export function ring(): void {
  context ??= new AudioContext();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const now = context.currentTime;
  tone.frequency.value = PITCH;
  volume.gain.setValueAtTime(LOUDNESS, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + LENGTH);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + LENGTH);
}
