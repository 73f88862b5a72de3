// @ts-nocheck: it runs in a browser, and the compiler settings here are those of Node.
// The inside of the widget: passes by itself, or asks for a tick when the challenge is interactive.
const asked = new URLSearchParams(location.search);
const box = document.querySelector('input');
const status = document.querySelector('[role="status"]');
const texts = JSON.parse(document.body.dataset.texts);

function tell(type, more = {}) {
  parent.postMessage({ widget: asked.get('id'), type, ...more }, asked.get('origin'));
}

async function solve(solved) {
  wait(false);
  status.textContent = texts.checking;
  try {
    const response = await fetch('/turnstile/v0/challenge', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        sitekey: asked.get('sitekey'),
        hostname: asked.get('host'),
        action: asked.get('action'),
        cdata: asked.get('cdata'),
        solved,
      }),
    });
    show(await response.json());
  } catch {
    show({ error: '300010' });
  }
}

function show(answer) {
  if (answer.interactive) {
    wait(true);
    box.checked = false;
    status.textContent = texts.ask;
    tell('interactive');
  } else if (answer.error === 'timeout') {
    status.textContent = texts.failed;
    tell('timeout');
  } else if (answer.error) {
    box.checked = false;
    status.textContent = texts.failed;
    tell('error', { code: answer.error });
  } else {
    box.checked = true;
    status.textContent = texts.passed;
    tell('token', { token: answer.token });
    setTimeout(() => {
      box.checked = false;
      status.textContent = texts.expired;
      tell('expired');
    }, answer.expiresInSeconds * 1000);
  }
}

// Not disabled: a disabled box loses the focus, and looks broken once it is ticked.
let waiting = false;
function wait(forTick) {
  waiting = forTick;
  box.ariaDisabled = String(!forTick);
}
box.addEventListener('click', (event) => waiting || event.preventDefault());
box.addEventListener('change', () => box.checked && solve(true));
solve(false);
