/** The server never sees a fragment: the `#/…` of an old address goes on inside `from`. */
const script =
  "if(location.hash.indexOf('#/')===0){var f=document.querySelector('input[name=from]');if(f&&f.value)f.value+=location.hash}";

export function FragmentKeeper() {
  return <script dangerouslySetInnerHTML={{ __html: script }} />;
}
