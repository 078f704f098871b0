import { type ComponentType, useState } from 'react'

interface Field {
  onChange: (...news: never[]) => void
}

/** For stories: makes a controlled field stateful (by its value or the named prop) and still calls the story's `onChange`. */
export function held<Props extends Field>(
  Component: ComponentType<Props>,
  name: keyof Props = 'value' as keyof Props,
): ComponentType<Props> {
  return function Held(args) {
    const [value, setValue] = useState<Props[keyof Props]>(args[name])
    const onChange = (...news: Parameters<Props['onChange']>) => {
      setValue(news[0] as Props[keyof Props])
      args.onChange(...news)
    }
    return <Component {...args} {...{ [name]: value }} onChange={onChange} />
  }
}
