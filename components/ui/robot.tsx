/** Our face, drawn as the one that is lost where no page is: it looks up. */
export function Robot({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 120 112" aria-hidden="true" className={className} fill="none" stroke="var(--ink)" strokeWidth="3">
      <path d="M4 108h112" stroke="var(--edge)" strokeLinecap="round" />
      <g strokeLinejoin="round" strokeLinecap="round">
        <path d="M60 26V15" />
        <circle cx="60" cy="10" r="4.5" fill="var(--teens)" />
        <path d="M42 64v22h36V64" fill="var(--kids)" />
        <rect x="32" y="26" width="56" height="38" rx="10" fill="var(--teens)" />
        <path d="M50 86v19h-8M70 86v19h8M42 70 26 60M78 70l16-12M54 52q6 4 12 0" />
        <path d="M50 36v4M70 36v4" strokeWidth="5" />
      </g>
    </svg>
  );
}
