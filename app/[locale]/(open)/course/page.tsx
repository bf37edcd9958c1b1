export default function Courses() {
  return <main>courses</main>;
}
