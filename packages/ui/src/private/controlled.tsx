import { type ComponentType, useState } from 'react'

interface Field {
  onChange: (...values: never[]) => void
}

/** For stories: makes a controlled field stateful (by its value or the named prop) and still calls the story's `onChange`. */
export function controlled<Props extends Field>(
  Component: ComponentType<Props>,
  name: keyof Props = 'value' as keyof Props,
): ComponentType<Props> {
  return function Controlled(args) {
    const [value, setValue] = useState<Props[keyof Props]>(args[name])
    const onChange = (...values: Parameters<Props['onChange']>) => {
      setValue(values[0] as Props[keyof Props])
      args.onChange(...values)
    }
    return <Component {...args} {...{ [name]: value }} onChange={onChange} />
  }
}
