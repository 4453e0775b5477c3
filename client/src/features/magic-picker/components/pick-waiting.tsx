import { LogoMark } from '#client/brand/logo-mark.tsx';
import './pick-waiting.css';

/** Beside the filters until the first pick; a phone has no room for it. */
export function PickWaiting() {
  return (
    <section className="pick-waiting" aria-label="Result">
      <div className="pick-waiting-dice" aria-hidden="true">
        <LogoMark face={3} size="xl" />
        <LogoMark face={5} size="xl" />
      </div>
      <p className="pick-waiting-title">What is on the table tonight?</p>
      <p>Say how many you are and how long you have. The picker does the arguing.</p>
    </section>
  );
}
