import { itHolds } from './source/rule';
import { filesUnder, isCode, isTest, type Tree } from './source/tree';

/** What browsers run or are given: never the server's own routes, rules of stored addresses or settings. */
const forBrowsers =
  /^(components\/|app\/\[locale\]\/|lib\/platform\/(browser|outbox)\/|lib\/[^/]+\/client|lib\/(.+\/)?links\.ts$)/;
const written = /['"`(=]\/api\//;
const asked = /\bfetch\(|new EventSource\(|sendBeacon\(|new XMLHttpRequest\(/;

const excepted: Record<string, string> = {
  'lib/platform/browser/api-base.ts': 'the base itself',
  'lib/accounts/links.ts': 'ssoCallback is what the provider knows, of the server and not of browsers',
};

/** Who may ask past the client, and why. */
const asking: Record<string, string> = {
  'lib/platform/browser/call.ts': 'the one client',
  'lib/platform/browser/live/line.ts': 'a line is listened to, and a session that ended throws nobody off the page',
  'lib/platform/outbox/send-batch.ts': 'only what names the items counts, and who is signed out keeps the page',
  'components/shell/inline-preferences.tsx':
    'who left without a line is signed out by the sign-in screen, before any client runs',
  'components/shell/leave-device.ts': 'a native form’s own address, from a page that nothing may take the place of',
  'lib/platform/browser/early-press.ts': 'before the client has come: its answer goes through the client',
  'lib/platform/browser/lazy.ts': 'whether the code of a screen is there again: no call',
  'components/assistant/image/attached-image.tsx':
    'whether a picture is gone: no call, its address is that of an <img>',
};

function addresses(files: Tree, allowed: Record<string, string> = {}): string[] {
  return filesUnder(files, forBrowsers).flatMap(([file, source]) =>
    isCode(file) && !isTest(file) && !(file in allowed) && written.test(source) ? [file] : [],
  );
}

function calls(files: Tree, allowed: Record<string, string> = {}): string[] {
  return filesUnder(files, forBrowsers).flatMap(([file, source]) =>
    isCode(file) && !isTest(file) && !(file in allowed) && asked.test(source) ? [file] : [],
  );
}

itHolds({
  'takes every address of the API from its configured base': {
    check: addresses,
    inProduct: (files) => addresses(files, excepted),
    broken: [
      { 'components/shell/a.tsx': "const address = '/api/Users/profile';\n" },
      { 'lib/courses/links.ts': 'export const links = { file: (id: string) => `/api/files/${id}` };\n' },
      { 'app/[locale]/(open)/a.tsx': '<a href="/api/openapi.json">API</a>;\n' },
    ],
    kept: {
      'lib/courses/links.ts': "export const links = { file: () => apiAddress('/files') };\n",
      'lib/files/rules.ts': "const stored = '/api/files/';\n",
      'app/api/a/route.ts': "redirect('/api/b');\n",
    },
  },
  'asks the API through the one client': {
    check: calls,
    inProduct: (files) => calls(files, asking),
    broken: [
      { 'components/shell/a.ts': 'await fetch(apiAddress(path));\n' },
      { 'lib/courses/client.ts': 'new EventSource(address);\n' },
    ],
    kept: { 'components/shell/a.ts': 'await call(profileOp, {});\n', 'lib/platform/oidc/a.ts': 'await fetch(logo);\n' },
  },
});
