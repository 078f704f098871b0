import { tag } from './Tag.css'

/** Word next to a name, such as "(Canada)". */
export function Tag({ children }: { children: string }) {
  return <span className={tag}>{children}</span>
}
