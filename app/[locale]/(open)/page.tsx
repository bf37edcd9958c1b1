export default function Home() {
  return <main>ok</main>;
}
