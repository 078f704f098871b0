import { banner } from './Banner.css'

/** Over the whole frame: where one is. 28 px tall (specification, section 2). */
export function Banner({ children }: { children: string }) {
  return (
    <div className={banner} role="status">
      {children}
    </div>
  )
}
