/** The pupil's preference (§2), kept in this browser. */
const uppercaseKey = 'uppercase';

export const uppercaseScript = `try{if(localStorage.getItem('${uppercaseKey}')==='true')document.documentElement.dataset.uppercase=''}catch(e){}`;

export function toggleUppercase(): void {
  const isOn = document.documentElement.toggleAttribute('data-uppercase');
  try {
    localStorage.setItem(uppercaseKey, String(isOn));
  } catch {
    // A browser that stores nothing still shows the choice on this page.
  }
}
