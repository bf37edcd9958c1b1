/** The shared face of everything one types or picks in. 16 px keeps phones from zooming in on focus. */
export const controlClasses =
  'w-full min-w-0 min-h-11 rounded-md border border-edge bg-surface px-3 py-2 text-lg leading-snug text-ink ' +
  'transition-colors duration-shortest hover:border-ink-soft focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger-ink aria-invalid:bg-danger-soft/40 ' +
  '[&[readonly]]:cursor-default [&[readonly]]:border-dashed [&[readonly]]:border-line [&[readonly]]:bg-sunken ' +
  '[&[readonly]]:text-ink-soft [&[readonly]]:hover:border-line disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-soft';
