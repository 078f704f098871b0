import { type ComponentType, useState } from 'react'

interface Field {
  value: unknown
  onChange: (...news: never[]) => void
}

/** For stories: a field whose value is held as a page holds it, while the story's own `onChange` hears of every change. */
export function held<Props extends Field>(Component: ComponentType<Props>): ComponentType<Props> {
  return function Held(args) {
    const [value, setValue] = useState<Props['value']>(args.value)
    const onChange = (...news: Parameters<Props['onChange']>) => {
      setValue(news[0])
      args.onChange(...news)
    }
    return <Component {...args} value={value} onChange={onChange} />
  }
}
