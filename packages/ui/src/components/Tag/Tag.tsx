import { tag } from './Tag.css'

/** A word beside a name, such as '(Canada)'. */
export function Tag({ children }: { children: string }) {
  return <span className={tag}>{children}</span>
}
