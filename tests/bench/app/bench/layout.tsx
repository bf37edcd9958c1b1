import type { ReactNode } from 'react';

/** The bare pages that the product's are measured against. Only the comparison build (comparison-build.ts) has them. */
export default function BareLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="pt-BR">
      <body>{children}</body>
    </html>
  );
}
