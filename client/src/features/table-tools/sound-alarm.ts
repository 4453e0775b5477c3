/** Of the beep: hertz, seconds, and how loud of 1. */
const BEEP = { pitch: 880, length: 0.35, loudness: 0.25 };

/** A short beep, softly begun and ended. A browser that allows no sound yet stays silent. */
export function beep(): void {
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const now = context.currentTime;
  tone.frequency.value = BEEP.pitch;
  volume.gain.setValueAtTime(0, now);
  volume.gain.linearRampToValueAtTime(BEEP.loudness, now + 0.02);
  volume.gain.linearRampToValueAtTime(0, now + BEEP.length);
  tone.connect(volume).connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start(now);
  tone.stop(now + BEEP.length);
}
