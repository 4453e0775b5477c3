import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';

/**
 * The script of the built-in provider's page: shows 'Use a Passkey', offers passkeys in the field for the address, and sends
 * the browser's answer by the form. Without it people sign in by code.
 */
function offerPasskeys(form: HTMLFormElement): void {
  const button = form.querySelector('button');
  const field = form.querySelector('input');
  const options = form.dataset.passkey;
  if (!button || !field || options === undefined) return;

  const ask = async (useBrowserAutofill: boolean) => {
    const { id, response } = await startAuthentication({ optionsJSON: JSON.parse(options), useBrowserAutofill });
    const { clientDataJSON, authenticatorData, signature, userHandle } = response;
    field.value = JSON.stringify({ id, response: { clientDataJSON, authenticatorData, signature, userHandle } });
    form.submit();
  };
  // Not every browser can; the page asks for the address as before.
  const offerInField = () => void ask(true).catch(() => undefined);
  const apologize = () => {
    const problem = document.createElement('p');
    problem.className = 'error';
    problem.setAttribute('role', 'alert');
    problem.textContent = form.dataset.failed ?? '';
    form.replaceWith(problem);
  };
  button.addEventListener('click', () => {
    ask(false).catch((error: unknown) => {
      const isCancelled = error instanceof Error && error.name === 'NotAllowedError';
      if (isCancelled) offerInField();
      else apologize();
    });
  });
  form.hidden = false;
  offerInField();
}

const form = document.querySelector<HTMLFormElement>('form[data-passkey]');
if (form && browserSupportsWebAuthn()) offerPasskeys(form);
