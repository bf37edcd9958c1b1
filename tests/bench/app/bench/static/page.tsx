/** The least that Next serves from its store: what our static pages are held against. */
export default function BareStaticPage() {
  return (
    <main>
      <h1>Bare page</h1>
      <p>One heading and one paragraph, without a component, a style or a message of the product.</p>
    </main>
  );
}
